import { sample } from 'effector'
import { $adding, type Addition, addToCartPressed } from '../../cart'
import { ownSumWanted } from '../../catalogue/own-sum'

// A gift card of one's own sum goes into the cart under the quick shop's name: what becomes of it is said there.

const by = 'quick-shop'

/** True while it is on its way. */
export const $isAddingSum = $adding.map(names => names.includes(by))

sample({ clock: ownSumWanted, fn: (sum): Addition => ({ ...sum, by }), target: addToCartPressed })
