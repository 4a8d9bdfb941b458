import { sample } from 'effector'
import { $savedId } from '../../lists/for-later'
import { guestObjectsKnown } from '../../session/guest-objects'

sample({ clock: $savedId, fn: saveForLaterId => ({ saveForLaterId }), target: guestObjectsKnown })
