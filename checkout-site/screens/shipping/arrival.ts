import { dateText, rangeText } from '../../../core/format/date'
import type { ShippingMethod } from '../../../core/shapes/shipping'

type Promised = Pick<ShippingMethod, 'arrival' | 'deliveryTime'>

/** When a method arrives, in the shopper's manner: 'Wed 25 – Fri 27 Nov'; the carrier's own words where it names no days. */
export function arrivalOf({ arrival, deliveryTime }: Promised, locale: string): string {
  if (!arrival) return deliveryTime
  return rangeText(noonOf(arrival.from), noonOf(arrival.to), 'day', locale, 'UTC')
}

/** A day without its year; an ISO date means the same day everywhere. */
export function dayOf(date: string, locale: string): string {
  return dateText(noonOf(date), 'day', locale, 'UTC')
}

const noonOf = (date: string) => new Date(date.length === 10 ? `${date}T12:00:00Z` : date)
