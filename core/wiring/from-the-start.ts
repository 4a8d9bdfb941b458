import '../cart/carry-out'
import '../errors/translations'
import '../handoff/create-handoff'
import '../http/exchange'
import '../http/known-session'
import './late'
import { sample } from 'effector'
import { lateCame } from '../runtime/late'
import { started } from '../runtime/started'

// The microsite loads at once what a page of widgets loads when it is needed, and has it as soon as it starts.

sample({ clock: started, fn: () => {}, target: lateCame })
