import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { email as emailProblem } from '../../validate/email'
import { endpoints } from '../endpoints'
import { $notifyForm } from '../notify-asked'
import { $offer, notifyAsked, quickShopOpened } from '../quick-shop'

export const notifyEmailChanged = createEvent<string>()
export const notifySubmitted = createEvent()

const requestNotificationFx = requestFx(endpoints.requestNotification)

export const $notifyEmail = createStore('')
  .on(notifyEmailChanged, (_before, email) => email)
  .reset(tokenForgotten)

// The shopper may have turned to another product meanwhile.
$notifyForm.on(requestNotificationFx.done, form => (form === 'open' ? 'done' : form))

export const $notifyProblem = createStore<string | null>(null).reset(notifyEmailChanged, quickShopOpened)

export const $notifyError = createStore<ShopError | null>(null)
  .on(requestNotificationFx.failData, (_before, error) => error)
  .reset(notifySubmitted, notifyEmailChanged, notifyAsked)

export const $isNotifying = requestNotificationFx.pending

sample({ clock: notifySubmitted, source: $notifyEmail, fn: emailProblem, target: $notifyProblem })

sample({
  clock: notifySubmitted,
  source: { email: $notifyEmail, offer: $offer, isNotifying: $isNotifying },
  filter: ({ email, offer, isNotifying }) => !emailProblem(email) && Boolean(offer?.variant) && !isNotifying,
  fn: ({ email, offer }) => ({
    body: { productId: offer?.product.id ?? '', upc: offer?.variant?.upc ?? '', email: email.trim() },
  }),
  target: requestNotificationFx,
})
