import { useUnit } from 'effector-react'
import { formOf, type Price as Sums } from '../../core/catalogue/prices'
import { money } from '../../core/format/money'
import { percent } from '../../core/format/percent'
import { $locale } from '../../core/site/config'
import { Price } from '../ui/price'
import { $words } from './product-parts.words'

export interface ProductPriceProps {
  readonly price: Sums
  readonly currency: string
}

/** A plain price, a sale with what it was, or a range. */
export function ProductPrice({ price, currency }: ProductPriceProps) {
  const { words, locale } = useUnit({ words: $words, locale: $locale })
  const { low, high, was, percent: off, lowest, percentOfLowest } = formOf(price)
  const sum = (amount: number) => money(amount, currency, locale)
  const from = (amount: number) => (high === null ? words.from(sum(amount)) : sum(amount))
  const less = (share: number) => percent(-share / 100, locale)
  const ofLowest = percentOfLowest === null ? '' : ` (${less(percentOfLowest)})`
  return (
    <Price
      now={high ? words.range(sum(low), sum(high)) : from(low)}
      was={was === null ? undefined : from(was)}
      percent={off === null ? undefined : less(off)}
      notes={lowest === null ? [] : [words.lowest(sum(lowest) + ofLowest)]}
      wasLabel={words.was}
    />
  )
}
