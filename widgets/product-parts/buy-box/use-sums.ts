import { useUnit } from 'effector-react'
import type { Offer } from '../../../core/catalogue'
import { money } from '../../../core/format/money'
import { $locale } from '../../../core/site/config'
import type { BuyBoxWords } from './buy-box.words'

/** Sums in the offer's currency, and the one on its main button. */
export function useSums({ price: { low, high }, product: { currency } }: Offer, words: BuyBoxWords) {
  const locale = useUnit($locale)
  const sum = (amount: number) => money(amount, currency, locale)
  return { locale, sum, onButton: high === undefined ? sum(low) : words.now(sum(low)) }
}
