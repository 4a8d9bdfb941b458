import '../../core/wiring/cart/cart-says-what-failed'
import { createWatch, type Scope, scopeBind } from 'effector'
import { $granted, type Granted } from '../../core/consent/granted'
import { $areSentencesComing, $errorText } from '../../core/errors/sentences'
import { $toasts, type Message, notAddedToast, noticed, sentenceOf, toastShown } from '../../core/notices'
import type { PlacedOrder } from '../../core/shapes/placed-order'
import { $config } from '../../core/site/config'
import { dispatchDialogEvents } from './dialog-events'
import type { Publishers } from './shop-events'
import { reportShadyDom } from './shady-dom'
import { publishOrderOnce } from './order-once'
import { reportOtherKeys } from './other-keys'
import type { Publish } from './publish'

type Place = (tag: string) => Promise<unknown>

let publishers: Publishers | undefined

/** Publishes to the page what happens in the shop's stores; `place` adds a widget that the page may not have. */
export function publishersOf(scope: Scope, publish: Publish, place: Place): Publishers {
  publishers ??= begin(scope, publish, place)
  return publishers
}

function begin(scope: Scope, publish: Publish, place: Place): Publishers {
  reportShadyDom(window)
  reportOtherKeys(scope.getState($config).key)
  // The shop sent a sign-in back, which its widget takes.
  if (/[#&]till-sign-in=/.test(location.hash)) place('till-sign-in').catch(() => {})
  const publishNotice = ({ kind, ...notice }: Message & { readonly kind: string }) => {
    const send = () =>
      publish('notice', { kind, code: notice.code, message: sentenceOf(notice, scope.getState($errorText)) })
    if (!scope.getState($areSentencesComing)) return send()
    const stop = createWatch({
      unit: $areSentencesComing.updates,
      scope,
      fn() {
        stop()
        send()
      },
    })
  }

  // A failed load is not the page's error; the browser's console names the file.
  const publishOrder = (order: PlacedOrder) =>
    void import(/* chunk: toasts */ '../../core/wiring/cart/order-is-published')
      .then(({ orderReported }) => scopeBind(orderReported, { scope })(order))
      .catch(() => {})

  createWatch({ unit: noticed, scope, fn: publishNotice })

  // A consent cookie grants it without a call of the page.
  const follow = ({ performance }: Granted) => {
    const followed = () => import('./data-layer').then(({ followCommerce }) => followCommerce(scope, publish))
    if (performance) followed().catch(() => {})
  }
  createWatch({ unit: $granted, scope, fn: follow })
  follow(scope.getState($granted))

  return {
    cart(cart) {
      publish('cart', cart)
      const order = cart && publishOrderOnce(scope.getState($config).key, publish, cart)
      if (order) publishOrder(order)
    },
    dialogs: dispatchDialogEvents(),
    challenge: challenge => publish('bot-challenge', challenge),
    refused: refusal => publish('error', refusal),
    session(session) {
      const consumerType = session?.consumerType ?? 'GUEST'
      publish('session', { consumerType, isSignedIn: consumerType !== 'GUEST' })
    },
    // What was refused before this was here; else core's wiring has shown it.
    notAdded({ error }) {
      const toast = notAddedToast(error)
      const isShown = scope.getState($toasts).some(({ code, about }) => code === toast.code && about === toast.about)
      if (!isShown) scopeBind(toastShown, { scope })(toast)
    },
    toast(message) {
      publishNotice({ ...message, kind: 'toast' })
      place('till-toasts').catch(() => {})
    },
  }
}
