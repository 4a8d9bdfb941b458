import type { Offer } from '../../../core/catalogue'
import { percent } from '../../../core/format/percent'
import { Price } from '../../ui/price'
import type { BuyBoxWords } from './buy-box.words'
import { useSums } from './use-sums'

/** What the choice costs, and about a sale the lowest price of 30 days, of earlier sales, and when it began. */
export function OfferPrice({ offer, words }: { offer: Offer; words: BuyBoxWords }) {
  const { locale, sum } = useSums(offer, words)
  const { low, high, was, percent: off, lowest, percentOfLowest, before, since } = offer.price
  const from = (amount: number) => (high === null ? words.now(sum(amount)) : sum(amount))
  const less = (share: number) => percent(-share / 100, locale)
  const ofLowest = percentOfLowest === null ? '' : ` (${less(percentOfLowest)})`
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <Price
      look="big"
      now={high ? words.range(sum(low), sum(high)) : from(low)}
      was={was === null ? undefined : from(was)}
      percent={off === null ? undefined : less(off)}
      notes={[
        ...(lowest === null ? [] : [words.lowest(sum(lowest) + ofLowest)]),
        ...(before === null ? [] : [words.lowestSale(sum(before))]),
        ...(since === null ? [] : [words.since(day.format(new Date(since)))]),
      ]}
      wasLabel={words.was}
    />
  )
}
