import { combine, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import type { SavedGiftCard } from '../contracts'
import { endpoints } from '../endpoints'
import { $parts } from '../parts'
import { $cartCurrency } from '../payment-methods'

// The account's gift cards, for the cart. If the list does not load, the form for typing is left, so its failure is not shown.

export const savedGiftCardsWanted = createEvent()

const readFx = requestFx(endpoints.readSavedCards)

const $all = createStore<readonly SavedGiftCard[]>([])
  .on(readFx.doneData, (_current, { giftCards = [] }) => giftCards)
  .reset(tokenForgotten)

/** Those that can pay for this cart and do not yet. */
export const $savedGiftCards = combine($all, $parts, $cartCurrency, (all, parts, cartCurrency) => {
  const paying = parts.flatMap(({ giftCard }) => giftCard?.number ?? [])
  return all.filter(
    ({ balance, currency, expired, number }) =>
      balance > 0 && currency === cartCurrency && !expired && !paying.includes(number),
  )
})

sample({
  clock: savedGiftCardsWanted,
  source: readFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readFx,
})
