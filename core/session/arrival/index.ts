import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { cartOffered, handoffFor, handoffRefused } from '../../http/known-session'
import { holdTokenFx } from '../../http/hold-token'
import { keptSession, tokenForgotten, tokenReceived } from '../../http/token'
import { cleanAddress } from '../../runtime/handoff-address'
import { started } from '../../runtime/started'
import { $config } from '../../site/config'
import type { HostHandoffOffer } from '../contracts'
import { $session } from '../model'

// What happens

/** The shopper came from a host page, and what came along could not be opened. */
export { handoffRefused } from '../../http/known-session'

/** The message about what did not come along was read. */
export const handoffNoticeRead = createEvent()

/** It is settled what becomes of the cart that a link brought. */
export const offerSettled = createEvent()

// What we remember

const readKeptFx = attach({
  source: $config,
  effect: config => ({ login: keptSession(config.key)?.login ?? false, handoff: handoffFor(config) }),
})

const $wasSignedIn = createStore(false)
  .on(readKeptFx.doneData, (_current, { login }) => login)
  .reset(tokenForgotten)

/** True for a shopper who has signed in; before the service was asked, as this browser last knew. */
export const $isSignedIn = combine({ session: $session, wasSignedIn: $wasSignedIn }, ({ session, wasSignedIn }) =>
  session ? session.consumerType !== 'GUEST' : wasSignedIn,
)

/** Whether what the shopper brought from a host page is on its way, came, or could not be opened. */
export const $arrival = createStore<'none' | 'pending' | 'done' | 'refused'>('none')
  .on(readKeptFx.doneData, (_current, { handoff }) => (handoff ? 'pending' : 'none'))
  .on(tokenReceived, arrival => (arrival === 'pending' ? 'done' : arrival))
  .on(handoffRefused, () => 'refused')
  .reset(handoffNoticeRead)

/** The cart that a link brought, until the shopper has said what becomes of it; `handoff` is its code. */
export const $offer = createStore<(HostHandoffOffer & { handoff: string }) | null>(null)
  .on(cartOffered, (_current, offer) => offer)
  .reset(offerSettled, tokenForgotten)

/** True once a link has brought a cart that the shopper is asked about, also after they have chosen. */
export const $wasOffered = createStore(false).on(cartOffered, () => true)

// What follows

sample({ clock: started, fn: () => {}, target: readKeptFx })

// Who comes with a handoff has a cart to see, though this browser may know of none.
sample({
  clock: readKeptFx.doneData,
  filter: ({ handoff }) => handoff !== null,
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})

// Until then the code stays in the address: a reload asks the same question again.
const cleanAddressFx = createEffect(cleanAddress)

sample({ clock: offerSettled, target: cleanAddressFx })

// The code was this shopper's alone: after signing out it opens nothing.
sample({
  clock: tokenForgotten,
  source: $arrival,
  filter: arrival => arrival !== 'none',
  fn: () => {},
  target: cleanAddressFx,
})
