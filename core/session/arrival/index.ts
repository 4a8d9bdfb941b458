import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { cartOffered, handoffFor, handoffRefused } from '../../http/known-session'
import { holdTokenFx } from '../../http/hold-token'
import { loadSession } from '../../http/stored-session'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { cleanAddress } from '../../runtime/handoff-address'
import { keepsCookiesOf } from '../../runtime/keeps-cookies'
import { started } from '../../runtime/started'
import { $config } from '../../site/config'
import type { HostHandoffOffer } from '../contracts'
import { $session } from '../model'

export const offerSettled = createEvent()

/** A view shows who is signed in. */
export const shopperShown = createEvent()

/** A page of the shop shows a cart or an account and knows none. Another page may have begun one for the shopper, whose cookie is here. */
export const ownerRequested = createEvent()

const readHandoffFx = attach({ source: $config, effect: config => ({ handoff: handoffFor(config) }) })

// Computed, because a widget may bring this file long after the shop has started.
const $wasSignedIn = $config.map(({ key, api }) => keepsCookiesOf(api) && (loadSession(key)?.login ?? false))

const $isForgotten = createStore(false).on(tokenForgotten, () => true)

/** Before the service answers: as this browser last knew. */
export const $isSignedIn = combine(
  { session: $session, wasSignedIn: $wasSignedIn, isForgotten: $isForgotten },
  ({ session, wasSignedIn, isForgotten }) => (session ? session.consumerType !== 'GUEST' : wasSignedIn && !isForgotten),
)

export const $arrival = createStore<'none' | 'pending' | 'done' | 'refused'>('none')
  .on(readHandoffFx.doneData, (current, { handoff }) => (handoff ? 'pending' : current))
  .on(ownerRequested, () => 'pending')
  .on([tokenReceived, holdTokenFx.done], arrival => (arrival === 'pending' ? 'done' : arrival))
  .on(handoffRefused, () => 'refused')

export const $offer = createStore<(HostHandoffOffer & { handoff: string }) | null>(null)
  .on(cartOffered, (_current, offer) => offer)
  .reset(offerSettled, tokenForgotten)

/** Stays true after the choice. */
export const $wasOffered = createStore(false).on(cartOffered, () => true)

sample({ clock: started, fn: () => {}, target: readHandoffFx })

// Either may bring a cart that this page does not know.
sample({
  clock: [readHandoffFx.doneData.filter({ fn: ({ handoff }) => handoff !== null }), ownerRequested],
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
