import type { ShippingMethod } from '../../../core/shapes/shipping'

type Promised = Pick<ShippingMethod, 'arrival' | 'deliveryTime'>

/** When a method arrives, in the shopper's manner: 'Wed 25 – Fri 27 Nov'; the carrier's own words where it names no days. */
export function arrivalOf({ arrival, deliveryTime }: Promised, locale: string): string {
  if (!arrival) return deliveryTime
  return formatOf(locale).formatRange(noonOf(arrival.from), noonOf(arrival.to))
}

/** A day without its year; an ISO date means the same day everywhere. */
export function dayOf(date: string, locale: string): string {
  return formatOf(locale).format(noonOf(date))
}

const noonOf = (date: string) => new Date(date.length === 10 ? `${date}T12:00:00Z` : date)

function formatOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
}
