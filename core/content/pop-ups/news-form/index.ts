import { createEvent, createStore, sample } from 'effector'
import { checkedEmail, unchecked } from '../../../validate/checked-email'
import { email as emailProblem } from '../../../validate/email'
import { closePressed, offerTaken } from '../model'

/**
 * Who subscribes: not known yet; somebody who types an address; or somebody whose account has it (`isReader`: it gets the
 * newsletter already).
 */
export type Reader = 'unknown' | 'types' | { readonly email: string; readonly isReader: boolean }

/** A refused attempt focuses what is wrong. */
export interface Agreement {
  readonly isMissing: boolean
  readonly attempt: number
}

export const formShown = createEvent()
export const readerKnown = createEvent<Reader>()
export const emailTyped = createEvent<string>()
export const agreementTicked = createEvent<boolean>()
export const newsSubmitted = createEvent()

export const $reader = createStore<Reader>('unknown').on(readerKnown, (_current, reader) => reader)

// What was typed outlives a card that was made small.

export const $typed = createStore('').on(emailTyped, (_current, email) => email)

export const $isAgreed = createStore(false).on(agreementTicked, (_current, isAgreed) => isAgreed)

const checkedNow = sample({
  clock: newsSubmitted,
  source: { reader: $reader, email: $typed, isAgreed: $isAgreed },
  filter: ({ reader }) => reader !== 'unknown',
  fn: ({ reader, email, isAgreed }) => ({ address: reader === 'types' ? email.trim() : null, isAgreed }),
})

/** An account's address is not checked. */
export const $emailChecked = createStore(unchecked)
  .on(checkedNow, (checked, { address }) => (address === null ? unchecked : checkedEmail(checked, address)))
  .reset(closePressed)

/** Nobody is subscribed without a tick. */
export const $agreement = createStore<Agreement>({ isMissing: false, attempt: 0 })
  .on(checkedNow, ({ attempt }, { isAgreed }) => ({ isMissing: !isAgreed, attempt: attempt + (isAgreed ? 0 : 1) }))
  .reset(closePressed, agreementTicked)

/** By the typed address. */
export const newsWanted = sample({
  clock: checkedNow,
  filter: ({ address, isAgreed }) => isAgreed && address !== null && emailProblem(address) === null,
  fn: ({ address }) => ({ email: address ?? '' }),
})

/** For the account, whose text messages stay as they are. */
export const newsOfAccountWanted = sample({
  clock: checkedNow,
  source: $reader,
  filter: (reader, { address, isAgreed }) => isAgreed && address === null && typeof reader === 'object',
  fn: () => ({ newsletter: true }),
})

sample({ clock: [newsWanted, newsOfAccountWanted], fn: () => {}, target: offerTaken })
