import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { email as emailProblem } from '../../validate/email'
import { endpoints } from '../endpoints'
import { $boxes, $offers, buyBoxOpened, changed } from '../buy-boxes'
import { notifyAsked } from '../buying'

export const notifyEmailChanged = createEvent<string>()
/** In this box. */
export const notifySubmitted = createEvent<string>()

const requestNotificationFx = requestFx(endpoints.requestNotification)

export const $notifyEmail = createStore('')
  .on(notifyEmailChanged, (_before, email) => email)
  .reset(tokenForgotten)

/** The box that was submitted last; what is wrong, or on its way, is about this one. */
export const $notifyBox = createStore('').on(notifySubmitted, (_before, box) => box)

export const $notifyProblem = createStore<string | null>(null).reset(notifyEmailChanged, buyBoxOpened)

export const $notifyError = createStore<ShopError | null>(null)
  .on(requestNotificationFx.failData, (_before, error) => error)
  .reset(notifySubmitted, notifyEmailChanged, notifyAsked)

export const $isNotifying = requestNotificationFx.pending

sample({ clock: notifySubmitted, source: $notifyEmail, fn: emailProblem, target: $notifyProblem })

sample({
  clock: notifySubmitted,
  source: { email: $notifyEmail, offers: $offers, isNotifying: $isNotifying },
  filter: ({ email, offers, isNotifying }, box) =>
    !emailProblem(email) && Boolean(offers[box]?.variant) && !isNotifying,
  fn: ({ email, offers }, box) => ({
    body: { productId: offers[box]?.product.id ?? '', upc: offers[box]?.variant?.upc ?? '', email: email.trim() },
  }),
  target: requestNotificationFx,
})

const notified = sample({ clock: requestNotificationFx.done, source: $notifyBox })

// The shopper may have turned to another product meanwhile.
$boxes.on(notified, (boxes, id) =>
  boxes[id]?.notifyForm === 'open' ? changed(boxes, [id], { notifyForm: 'done' }) : boxes,
)
