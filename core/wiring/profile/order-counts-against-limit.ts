import { sample } from 'effector'
import { orderPlaced } from '../../checkout'
import { profileOutdated } from '../../profile/outdated'

// What is left of a yearly limit moves with an order.

sample({ clock: orderPlaced, fn: () => {}, target: profileOutdated })
