import { createStore, sample } from 'effector'
import { challengeFailed, type Ending } from './challenge'
import { placeOrderPressed } from './place-order'
import { checkoutLeft, stepDone } from './steps'

// A void order gives its lines back, in a cart that the service names, and the shopper returns to billing.

export const $authentication = createStore<Exclude<Ending, 'unknown'> | null>(null)
  .on(challengeFailed, (_current, { ending }) => (ending === 'unknown' ? null : ending))
  .reset(placeOrderPressed, stepDone, checkoutLeft)

/** Null if the lines are not in another cart. */
export const cartGivenBack = sample({ clock: challengeFailed, fn: ({ basketId }) => basketId })
