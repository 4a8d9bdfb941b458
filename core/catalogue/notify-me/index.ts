import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { email as emailProblem } from '../../validate/email'
import { endpoints } from '../endpoints'
import { $boxes, $offers, buyBoxOpened, changed } from '../buy-boxes'
import { notifyRequested } from '../buying'

/** A form is on the page. */
export const notifyFormShown = createEvent()
export const accountEmailKnown = createEvent<string>()
export const notifyEmailChanged = createEvent<string>()
export const notifySubmitted = createEvent<string>()

const requestNotificationFx = requestFx(endpoints.requestNotification)

export const $notifyEmail = createStore('')
  .on(notifyEmailChanged, (_before, email) => email)
  .on(accountEmailKnown, (typed, email) => typed || email)
  .reset(tokenForgotten)

export const $isNotifying = requestNotificationFx.pending

// One at a time: what is on its way is about one box.
const submitted = sample({
  clock: notifySubmitted,
  source: $isNotifying,
  filter: isBusy => !isBusy,
  fn: (_, box) => box,
})

/** The box that was submitted last; what is wrong, or on its way, is about this one. */
export const $notifyBox = createStore('').on(submitted, (_before, box) => box)

export const $notifyProblem = createStore<string | null>(null).reset(notifyEmailChanged, notifyRequested, buyBoxOpened)

export const $notifyError = createStore<ShopError | null>(null)
  .on(requestNotificationFx.failData, (_before, error) => error)
  .reset(submitted, notifyEmailChanged, notifyRequested)

sample({ clock: submitted, source: $notifyEmail, fn: emailProblem, target: $notifyProblem })

sample({
  clock: submitted,
  source: { email: $notifyEmail, offers: $offers },
  filter: ({ email, offers }, box) => !emailProblem(email) && Boolean(offers[box]?.variant),
  fn: ({ email, offers }, box) => ({
    body: { productId: offers[box]?.product.id ?? '', upc: offers[box]?.variant?.upc ?? '', email: email.trim() },
  }),
  target: requestNotificationFx,
})

const notified = sample({
  clock: requestNotificationFx.done,
  source: $notifyBox,
  fn: (box, { params }) => ({ box, email: params.body.email }),
})

/** The address to notify, by box. */
export const $notifiedEmails = createStore<Readonly<Record<string, string>>>({})
  .on(notified, (emails, { box, email }) => ({ ...emails, [box]: email }))
  .reset(tokenForgotten)

// The shopper may have turned to another product meanwhile.
$boxes.on(notified, (boxes, { box }) =>
  boxes[box]?.notifyForm === 'open' ? changed(boxes, [box], { notifyForm: 'done' }) : boxes,
)
