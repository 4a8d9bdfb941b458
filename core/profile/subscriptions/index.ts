import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { askBotCheckFx } from '../../http/bot-check'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import type { Subscription } from '../../shapes/consent'
import { checkedEmail, unchecked } from '../../validate/checked-email'
import { email as emailProblem } from '../../validate/email'
import type { Subscriptions } from '../contracts'
import { endpoints } from '../endpoints'
import { profileWanted } from '../model'
import { profileOutdated } from '../outdated'

/** What is not named stays as it is: a form that has been open for long gives no consent that was withdrawn elsewhere. */
export type Wishes = {
  readonly newsletter?: boolean
  /** For members only. */
  readonly loyaltyNewsletter?: boolean
  readonly sms?: boolean
  /** For text messages, if there is no number yet. */
  readonly phone?: string
  readonly phoneCode?: string
}

export const subscriptionsWanted = createEvent()
export const subscriptionsSubmitted = createEvent<Wishes>()
export const guestSubscribed = createEvent<{ email: string }>()
/** The mail with the link is wanted once more. */
export const proofWantedAgain = createEvent()
/** Resets the guest's form. */
export const guestSubscribing = createEvent()

const readFx = requestFx(endpoints.readSubscriptions)
const changeFx = requestFx(endpoints.changeSubscriptions)
const createFx = requestFx(endpoints.createSubscriptions)
const botCheckFx = attach({ effect: askBotCheckFx, mapParams: (_email: string) => 'register' as const })

/** Null until they have loaded, each time: a form that began with old ones would give a consent back that was withdrawn elsewhere. */
export const $subscriptions = createStore<Subscriptions | null>(null)
  .on([readFx.doneData, changeFx.doneData], (_current, subscriptions) => subscriptions)
  .reset(subscriptionsWanted, tokenForgotten)

export const $subscriptionsError = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => error)
  .reset(readFx, tokenForgotten)

export const $guestProblem = createStore(unchecked)
  .on(guestSubscribed, (checked, { email }) => checkedEmail(checked, email))
  .reset(guestSubscribing, tokenForgotten)

export const $isSubscribing = createStore(false)
  .on([changeFx, botCheckFx], () => true)
  .reset(changeFx.finally, botCheckFx.fail, createFx.finally)

export const $isSubscribed = createStore(false)
  .on([changeFx.done, createFx.done], () => true)
  .reset(subscriptionsSubmitted, guestSubscribed, guestSubscribing, subscriptionsWanted, tokenForgotten)

/** The address to which a link was mailed that begins it; null where nothing more is needed. */
export const $awaitedProof = createStore<string | null>(null)
  .on(createFx.doneData, (_current, { email, awaitsConfirmation }) => (awaitsConfirmation ? email : null))
  .reset(subscriptionsSubmitted, guestSubscribed, guestSubscribing, subscriptionsWanted, tokenForgotten)

export const $subscribeError = createStore<ShopError | null>(null)
  .on([changeFx.failData, botCheckFx.failData, createFx.failData], (_current, error) => error)
  .reset(
    subscriptionsSubmitted,
    guestSubscribed,
    proofWantedAgain,
    guestSubscribing,
    subscriptionsWanted,
    tokenForgotten,
  )

const $isWantedAgain = createStore(false)
  .on(proofWantedAgain, () => true)
  .reset(guestSubscribed, guestSubscribing, tokenForgotten)

/** Whether the mail went out since it was last wanted again. */
export const $isProofSentAgain = combine(
  { isWanted: $isWantedAgain, isSending: $isSubscribing, error: $subscribeError },
  ({ isWanted, isSending, error }) => isWanted && !isSending && !error,
)

sample({
  clock: subscriptionsWanted,
  source: readFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readFx,
})

sample({
  clock: subscriptionsSubmitted,
  source: $isSubscribing,
  filter: isSubscribing => !isSubscribing,
  fn: (_state, { newsletter, loyaltyNewsletter, sms, phone, phoneCode }) => ({
    body: {
      subscriptions: [
        ...requestOf('Newsletter', 'email', newsletter),
        ...requestOf('LoyaltyNewsletter', 'email', loyaltyNewsletter),
        ...requestOf('Newsletter', 'sms', sms),
      ],
      ...(phone ? { phone, ...(phoneCode ? { phoneCode } : {}) } : {}),
    },
  }),
  target: changeFx,
})

sample({
  clock: changeFx.done,
  filter: ({ params }) => params.body.phone !== undefined,
  fn: () => {},
  target: [profileOutdated, profileWanted],
})

const $guest = createStore('').on(guestSubscribed, (_current, { email }) => email.trim())

sample({
  clock: [guestSubscribed, proofWantedAgain],
  source: { email: $guest, isSubscribing: $isSubscribing },
  filter: ({ email, isSubscribing }) => !emailProblem(email) && !isSubscribing,
  fn: ({ email }) => email,
  target: botCheckFx,
})

sample({
  clock: botCheckFx.doneData,
  source: $guest,
  fn: (email, recaptcha_response) => ({
    body: {
      email,
      subscriptions: [subscription('Newsletter', 'email', true)],
      ...(recaptcha_response ? { recaptcha_response } : {}),
    },
  }),
  target: createFx,
})

const requestOf = (type: Subscription['type'], channel: Subscription['channel'], optin: boolean | undefined) =>
  optin === undefined ? [] : [subscription(type, channel, optin)]

const subscription = (type: Subscription['type'], channel: Subscription['channel'], optin: boolean): Subscription => ({
  type,
  channel,
  optin,
})
