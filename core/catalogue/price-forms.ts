import type { Price } from './contracts'

/** How a price is shown; sums in major units, as the service gave them. */
export interface PriceForm {
  readonly low: number
  /** There where the price is a range: its upper end, or null for 'from', where something in it is on sale. */
  readonly high?: number | null
  /** What it was, where it is on sale: the least of it. */
  readonly was: number | null
  /** How much less, in percent of what the law counts from. */
  readonly percent: number | null
  /** The lowest price of the last 30 days, where the service tells it of a sale. */
  readonly lowest: number | null
  /** The lowest price of its earlier sales, where the service tells it of a sale. */
  readonly before: number | null
  /** When the sale began, ISO time, where the service tells it. */
  readonly since: string | null
}

/** The form that a price takes: alone, on sale, as a range, or as 'from' with a sale inside it. */
export function formOf(price: Price): PriceForm {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, percentagePriceDiscount, historicBestPrice } = price
  const { previousBestSalesPrice, salesPriceActiveDate } = price
  const onSale = lowCurrent < lowOriginal || highCurrent < highOriginal
  return {
    low: lowCurrent,
    ...(lowCurrent < highCurrent && { high: onSale ? null : highCurrent }),
    was: onSale ? lowOriginal : null,
    percent: onSale && percentagePriceDiscount ? percentagePriceDiscount : null,
    lowest: onSale ? (historicBestPrice ?? null) : null,
    before: onSale ? (previousBestSalesPrice ?? null) : null,
    since: onSale ? (salesPriceActiveDate ?? null) : null,
  }
}

/** The price of several things at once: equal ones are one price, others a range. Compares, never counts. */
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
