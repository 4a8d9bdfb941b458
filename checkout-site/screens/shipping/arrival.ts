import { dateText, rangeText } from '../../../core/format/date'
import type { ShippingMethod } from '../../../core/shapes/shipping'

type Promised = Pick<ShippingMethod, 'arrival' | 'deliveryTime'>

/** 'Wed 25 – Fri 27 Nov'; without days the carrier's own words. */
export function arrivalOf({ arrival, deliveryTime }: Promised, locale: string): string {
  if (!arrival) return deliveryTime
  return rangeText(noonOf(arrival.from), noonOf(arrival.to), 'day', locale, 'UTC')
}

/** Without its year; an ISO date means the same day everywhere. */
export function dayOf(date: string, locale: string): string {
  return dateText(noonOf(date), 'day', locale, 'UTC')
}

const noonOf = (date: string) => new Date(date.length === 10 ? `${date}T12:00:00Z` : date)
