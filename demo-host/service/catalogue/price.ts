import type { Price } from '../../../core/catalogue/contracts'
import { toMajor } from '../pricing/currency'
import type { PriceRecord } from '../repositories/product-records'
import type { Currency } from '../pricing/money'

/** The price range of some variants, and the cheapest as `original` and `current`. Null without a price in this currency. The percentage is that of the lowest price of the 30 days before the sale (Directive 98/6/EC, article 6a). */
export function answerPrice(records: readonly PriceRecord[], currency: Currency): Price | null {
  const cheapest = [...records].sort((one, other) => one.current - other.current)[0]
  if (!cheapest) return null
  const major = (amount: number) => toMajor(amount, currency)
  const originals = records.map(({ original }) => original)
  const currents = records.map(({ current }) => current)
  const { original, current, historicBest, previousBest, saleSince } = cheapest
  const prior = Math.min(original, historicBest ?? original)
  return {
    lowOriginal: major(Math.min(...originals)),
    highOriginal: major(Math.max(...originals)),
    lowCurrent: major(Math.min(...currents)),
    highCurrent: major(Math.max(...currents)),
    original: major(original),
    current: major(current),
    historicBestPrice: historicBest === null ? null : major(historicBest),
    percentagePriceDiscount: current < prior ? oneDecimal((prior - current) / prior) : null,
    previousBestSalesPrice: previousBest === null ? null : major(previousBest),
    salesPriceActiveDate: saleSince ? new Date(saleSince).toISOString() : null,
  }
}

const oneDecimal = (share: number): number => Math.round(share * 1000) / 10
