import '../errors/translations'
import '../http/exchange'
import '../http/known-session'
import './late'
import { sample } from 'effector'
import { lateLoaded } from '../runtime/late'
import { started } from '../runtime/started'

// The microsite loads at once what widgets load late.

sample({ clock: started, fn: () => {}, target: lateLoaded })
