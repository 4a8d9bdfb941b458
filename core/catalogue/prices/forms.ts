import type { Price } from './contracts'

/** In major units. */
export interface PriceForm {
  readonly low: number
  /** Set for a price range: its upper end, or null for 'from' if something in it is on sale. */
  readonly high?: number | null
  /** What `low` was before a sale; null where something dearer is on sale, but not this. */
  readonly was: number | null
  /** The reduction in percent from `was`. */
  readonly percent: number | null
  /** The lowest price of the last 30 days, if the service gives it. */
  readonly lowest: number | null
  /** The reduction in percent from `lowest`, if that is below `was`: the law knows no other then. */
  readonly percentOfLowest: number | null
  /** The lowest price of earlier sales, if the service gives it. */
  readonly before: number | null
  /** ISO time, if the service gives it. */
  readonly since: string | null
}

/** A plain price, a sale, a range, or 'from' with a sale inside it. */
export function formOf(price: Price): PriceForm {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, percentagePriceDiscount, historicBestPrice } = price
  const { previousBestSalesPrice, salesPriceActiveDate, original, current } = price
  const isReduced = current < original
  const percent = (isReduced && percentagePriceDiscount) || null
  const isOfLowest = (historicBestPrice ?? original) < original
  const onSale = lowCurrent < lowOriginal || highCurrent < highOriginal
  return {
    low: lowCurrent,
    ...(lowCurrent < highCurrent && { high: onSale ? null : highCurrent }),
    was: isReduced ? original : null,
    percent: isOfLowest ? null : percent,
    lowest: isReduced ? (historicBestPrice ?? null) : null,
    percentOfLowest: isOfLowest ? percent : null,
    before: isReduced ? (previousBestSalesPrice ?? null) : null,
    since: isReduced ? (salesPriceActiveDate ?? null) : null,
  }
}

/** Compares prices and never calculates: equal ones are one price, others a range. */
export function priceAcross(prices: readonly Price[]): Price | undefined {
  return prices.length ? prices.reduce(spanOf) : undefined
}

function spanOf(one: Price, other: Price): Price {
  return {
    ...(one.lowCurrent <= other.lowCurrent ? one : other),
    highCurrent: Math.max(one.highCurrent, other.highCurrent),
    lowOriginal: Math.min(one.lowOriginal, other.lowOriginal),
    highOriginal: Math.max(one.highOriginal, other.highOriginal),
  }
}
