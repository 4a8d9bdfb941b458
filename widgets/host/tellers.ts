import '../../core/wiring/cart/cart-says-what-failed'
import { createWatch, type Scope, scopeBind } from 'effector'
import { $granted, type Granted } from '../../core/consent/granted'
import { $areSentencesComing, $say } from '../../core/errors/sentences'
import { messageOf } from '../../core/errors/shop-error'
import { $toasts, type Message, noticed, toastShown } from '../../core/notices'
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
  const tellNotice = ({ kind, code, message = '', details }: Message & { readonly kind: string }) => {
    const say = () => tell('notice', { kind, code, message: scope.getState($say)({ code, message, details }) })
    if (!scope.getState($areSentencesComing)) return say()
    const stop = createWatch({
      unit: $areSentencesComing.updates,
      scope,
      fn() {
        stop()
        say()
      },
    })
  }

  // A failed load is not the page's error; the browser's console names the file.
  const sayOrder = (order: PlacedOrder) =>
    void import(/* chunk: toasts */ '../../core/wiring/cart/order-is-told-to-page')
      .then(({ orderReported }) => scopeBind(orderReported, { scope })(order))
      .catch(() => {})

  createWatch({ unit: noticed, scope, fn: tellNotice })

  // A consent cookie grants it without a word of the page.
  const follow = ({ performance }: Granted) => {
    const followed = () => import('./data-layer').then(({ followCommerce }) => followCommerce(scope, tell))
    if (performance) followed().catch(() => {})
  }
  createWatch({ unit: $granted, scope, fn: follow })
  follow(scope.getState($granted))

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
    // What was refused before this was here; else core's wiring has shown it.
    notAdded({ error }) {
      const isSaid = scope.getState($toasts).some(({ code }) => code === error.code)
      if (!isSaid) scopeBind(toastShown, { scope })({ ...messageOf(error), tone: 'danger' })
    },
    toast(message) {
      tellNotice({ ...message, kind: 'toast' })
      place('till-toasts').catch(() => {})
    },
  }
}
