import { createWatch, type Scope, scopeBind } from 'effector'
import { customerRefused } from '../../core/cart'
import { messageOf } from '../../core/errors/shop-error'
import type { Message } from '../../core/notices'
import type { PlacedOrder } from '../../core/shapes/placed-order'
import { $config } from '../../core/site/config'
import { tellDialogs } from './dialog-events'
import type { Tellers } from './happenings'
import { sayIfShady } from './shady-dom'
import { tellOrderOnce } from './order-once'
import type { Tell } from './tell'

let tellers: Tellers | undefined

/** Publishes changes of the shop's stores; `placeToasts` shows messages that no widget shows. */
export function tellersOf(scope: Scope, tell: Tell, placeToasts: () => Promise<unknown>): Tellers {
  tellers ??= begin(scope, tell, placeToasts)
  return tellers
}

function begin(scope: Scope, tell: Tell, placeToasts: () => Promise<unknown>): Tellers {
  sayIfShady(window)
  // A failed load is not the page's error; the browser's console names the file.
  const say = (message: Message) =>
    void Promise.all([import(/* chunk: toasts */ './say-in-passing'), placeToasts()])
      .then(([{ sayInPassing }]) => sayInPassing(scope, tell, message))
      .catch(() => {})

  const sayOrder = (order: PlacedOrder) =>
    void Promise.all([import(/* chunk: toasts */ '../../core/wiring/cart/order-is-told-to-page'), placeToasts()])
      .then(([{ orderLearnt }]) => scopeBind(orderLearnt, { scope })(order))
      .catch(() => {})

  createWatch({ unit: customerRefused, scope, fn: () => say({ code: 'AUT498' }) })

  return {
    cart(cart) {
      tell('cart', cart)
      const order = cart && tellOrderOnce(scope.getState($config).key, tell, cart)
      if (order) sayOrder(order)
    },
    dialogs: tellDialogs(),
    challenge: challenge => tell('bot-challenge', challenge),
    refused: refusal => tell('error', refusal),
    session(session) {
      const consumerType = session?.consumerType ?? 'GUEST'
      tell('session', { consumerType, isSignedIn: consumerType !== 'GUEST' })
    },
    notAdded({ error }) {
      say(messageOf(error))
    },
  }
}
