import { createWatch, type Scope, scopeBind } from 'effector'
import { customerRefused } from '../../core/cart'
import { messageOf } from '../../core/errors/shop-error'
import { $toasts, type Message, toastShown } from '../../core/notices'
import type { PlacedOrder } from '../../core/shapes/placed-order'
import { $config } from '../../core/site/config'
import { tellDialogs } from './dialog-events'
import type { Tellers } from './happenings'
import { sayIfShady } from './shady-dom'
import { tellOrderOnce } from './order-once'
import type { Tell } from './tell'

type Place = (tag: string) => Promise<unknown>

let tellers: Tellers | undefined

/** Tells the page what happens in the shop's stores; `place` brings a widget that the page may not have. */
export function tellersOf(scope: Scope, tell: Tell, place: Place): Tellers {
  tellers ??= begin(scope, tell, place)
  return tellers
}

function begin(scope: Scope, tell: Tell, place: Place): Tellers {
  sayIfShady(window)
  // The shop sent a sign-in back, which its widget takes.
  if (/[#&]till-sign-in=/.test(location.hash)) place('till-sign-in').catch(() => {})
  // A failed load is not the page's error; the browser's console names the file.
  const showToasts = () => void place('till-toasts').catch(() => {})
  if (scope.getState($toasts).length > 0) showToasts()
  createWatch({ unit: toastShown, scope, fn: showToasts })

  const say = (message: Message) =>
    void import(/* chunk: toasts */ './say-in-passing')
      .then(({ sayInPassing }) => sayInPassing(scope, tell, message))
      .catch(() => {})

  const sayOrder = (order: PlacedOrder) =>
    void import(/* chunk: toasts */ '../../core/wiring/cart/order-is-told-to-page')
      .then(({ orderLearnt }) => scopeBind(orderLearnt, { scope })(order))
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
