import { sample } from 'effector'
import { profileOutdated } from '../../profile/outdated'
import { purchaseCancelled } from '../../purchases/order'
import { postToTabsFx } from '../../runtime/tabs'
import './order-follows-other-tabs'

sample({ clock: purchaseCancelled, fn: () => {}, target: profileOutdated })

sample({ clock: purchaseCancelled, fn: () => ({ about: 'cancellation' }) as const, target: postToTabsFx })
