import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { email as emailProblem } from '../../validate/email'
import { endpoints } from '../endpoints'
import { $notifyForm } from '../notify-asked'
import { $offer, notifyAsked, quickShopOpened } from '../quick-shop'

// Whoever wants to be told when it is back: this comes with the form, which few products ask for.

// What the shopper does

/** The e-mail address was typed. */
export const notifyEmailChanged = createEvent<string>()
/** The address was sent. */
export const notifySubmitted = createEvent()

// What we remember

const requestNotificationFx = requestFx(endpoints.requestNotification)

/** The address as typed; kept for the next thing that is sold out. */
export const $notifyEmail = createStore('').on(notifyEmailChanged, (_before, email) => email)

// Whoever has turned to something else meanwhile is not thanked for that.
$notifyForm.on(requestNotificationFx.done, form => (form === 'open' ? 'done' : form))

/** What is wrong with the address, as a validator's code; looked at when it is sent. */
export const $notifyProblem = createStore<string | null>(null).reset(notifyEmailChanged, quickShopOpened)

/** Why the service refused. */
export const $notifyError = createStore<ShopError | null>(null)
  .on(requestNotificationFx.failData, (_before, error) => error)
  .reset(notifySubmitted, notifyEmailChanged, notifyAsked)

/** True until the service has answered. */
export const $isNotifying = requestNotificationFx.pending

// What follows

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
