import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { cartOffered, handoffFor, handoffRefused } from '../../http/known-session'
import { holdTokenFx } from '../../http/hold-token'
import { keptSession, tokenForgotten, tokenReceived } from '../../http/token'
import { cleanAddress } from '../../runtime/handoff-address'
import { started } from '../../runtime/started'
import { $config } from '../../site/config'
import type { HostHandoffOffer } from '../contracts'
import { $session } from '../model'

export const handoffNoticeRead = createEvent()

export const offerSettled = createEvent()

const readKeptFx = attach({
  source: $config,
  effect: config => ({ login: keptSession(config.key)?.login ?? false, handoff: handoffFor(config) }),
})

const $wasSignedIn = createStore(false)
  .on(readKeptFx.doneData, (_current, { login }) => login)
  .reset(tokenForgotten)

/** Before the service answers: as this browser last knew. */
export const $isSignedIn = combine({ session: $session, wasSignedIn: $wasSignedIn }, ({ session, wasSignedIn }) =>
  session ? session.consumerType !== 'GUEST' : wasSignedIn,
)

export const $arrival = createStore<'none' | 'pending' | 'done' | 'refused'>('none')
  .on(readKeptFx.doneData, (_current, { handoff }) => (handoff ? 'pending' : 'none'))
  .on(tokenReceived, arrival => (arrival === 'pending' ? 'done' : arrival))
  .on(handoffRefused, () => 'refused')
  .reset(handoffNoticeRead)

export const $offer = createStore<(HostHandoffOffer & { handoff: string }) | null>(null)
  .on(cartOffered, (_current, offer) => offer)
  .reset(offerSettled, tokenForgotten)

/** Stays true after the choice. */
export const $wasOffered = createStore(false).on(cartOffered, () => true)

sample({ clock: started, fn: () => {}, target: readKeptFx })

// A handoff may bring a cart that this browser does not know.
sample({
  clock: readKeptFx.doneData,
  filter: ({ handoff }) => handoff !== null,
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})

// Until then a reload asks the same question.
const cleanAddressFx = createEffect(cleanAddress)

sample({ clock: offerSettled, target: cleanAddressFx })

// The code only worked for this shopper.
sample({
  clock: tokenForgotten,
  source: $arrival,
  filter: arrival => arrival !== 'none',
  fn: () => {},
  target: cleanAddressFx,
})
