import { sample } from 'effector'
import { $favorites } from '../../lists'
import { guestObjectsKnown } from '../../session/guest-objects'

sample({ clock: $favorites, fn: list => ({ favoriteId: list?.favoriteId ?? null }), target: guestObjectsKnown })
