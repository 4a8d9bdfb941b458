import type { ShippingMethod } from '../../../core/shapes/shipping'
import type { ShippingWords } from './shipping.words'

/** When a method arrives: 'Tue 24 Nov to Thu 26 Nov', in the shopper's manner; the carrier's own words without dates. */
export function arrivalOf(
  method: Pick<ShippingMethod, 'arrival' | 'deliveryTime'>,
  locale: string,
  words: Pick<ShippingWords, 'range'>,
): string {
  const { arrival, deliveryTime } = method
  if (!arrival) return deliveryTime
  const [from, to] = [dayOf(arrival.from, locale), dayOf(arrival.to, locale)]
  return from === to ? from : words.range(from, to)
}

/** A day without its year; an ISO date means the same day everywhere. */
export function dayOf(date: string, locale: string): string {
  const day = new Date(date.length === 10 ? `${date}T12:00:00Z` : date)
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(day)
}
