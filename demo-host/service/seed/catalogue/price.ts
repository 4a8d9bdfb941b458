import type { SeedPrice } from '../types'
import type { Currency, Minor, Sum } from '../../pricing/money'
import type { PastPrice } from '../../catalogue/product'
import { daysFrom } from './days'
import { currencies, reduced } from './money'

/** A sale: so many percent off for so many days; `earlier` is one that ended before it. */
export type Sale = {
  readonly percent: number
  readonly sinceDays: number
  readonly earlier?: { readonly percent: number; readonly fromDays: number; readonly toDays: number }
}

/** Days that the law looks back before a reduction (Directive 98/6/EC, article 6a). */
const LOOK_BACK = 30

/** The lowest price in force at any time from one instant to another. */
export const lowestBetween = (history: readonly PastPrice[], from: string, to: string): Minor | undefined => {
  const inForce = history.filter((entry, index) => {
    const next = history[index + 1]
    return entry.from < to && (next === undefined || next.from > from)
  })
  return inForce.length === 0 ? undefined : Math.min(...inForce.map(entry => entry.amount))
}

const priceIn = (currency: Currency, original: Minor, launchedDays: number, now: Date, sale?: Sale): SeedPrice => {
  const launch = { from: daysFrom(now, -launchedDays), amount: original }
  if (sale === undefined) return { original, current: original, history: [launch] }
  const { earlier } = sale
  const before = earlier
    ? [
        { from: daysFrom(now, -earlier.fromDays), amount: reduced(original, earlier.percent, currency) },
        { from: daysFrom(now, -earlier.toDays), amount: original },
      ]
    : []
  const past = [launch, ...before]
  const current = reduced(original, sale.percent, currency)
  const since = daysFrom(now, -sale.sinceDays)
  const lowest = lowestBetween(past, daysFrom(now, -sale.sinceDays - LOOK_BACK), since)
  const earlierBest = before[0]?.amount
  return {
    original,
    current,
    salesPriceActiveDate: since,
    history: [...past, { from: since, amount: current }],
    ...(lowest === undefined ? {} : { historicBestPrice: lowest }),
    ...(earlierBest === undefined ? {} : { previousBestSalesPrice: earlierBest }),
  }
}

/** A price in every currency with its history up to today. */
export const priceOf = (
  original: Sum,
  launchedDays: number,
  now: Date,
  sale?: Sale,
): Readonly<Record<Currency, SeedPrice>> =>
  Object.fromEntries(
    currencies.map(currency => [currency, priceIn(currency, original[currency], launchedDays, now, sale)]),
  ) as Record<Currency, SeedPrice>
