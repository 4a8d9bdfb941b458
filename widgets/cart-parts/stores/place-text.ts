import { dateText, rangeText } from '../../../core/format/date'
import { dayIn } from '../../../core/format/day-in'
import { listed } from '../../../core/format/listed'
import { townLine } from '../../../core/format/town'
import type { FoundStore } from '../../../core/stores'
import type { StoresWords } from './stores.words'

export const addressLine = (place: FoundStore, locale: string): string =>
  listed([place.addressLine1, townLine(place)], locale)

const KM_IN_A_MILE = 1.609344
const inMiles = ['US', 'GB']

export function distanceOf(kilometres: number, locale: string): string {
  const isMiles = inMiles.includes(locale.split('-')[1]?.toUpperCase() ?? '')
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: kilometres < 10 ? 1 : 0,
  }).format(isMiles ? kilometres / KM_IN_A_MILE : kilometres)
}

/** 'Open until 8 PM', in the place's own time. */
export function untilOf({ isOpen, changesAt, timeZone }: FoundStore, locale: string, words: StoresWords): string {
  if (!changesAt) return isOpen ? words.open : words.closed
  const time = dateText(changesAt, 'time', locale, timeZone)
  if (isOpen) return words.openUntil(time)
  const isToday = dayIn(Date.parse(changesAt), timeZone) === dayIn(Date.now(), timeZone)
  return isToday ? words.opensTodayAt(time) : words.opensAt(dateText(changesAt, 'weekday', locale, timeZone), time)
}

export function hoursOf({ openingHours }: FoundStore, locale: string, words: StoresWords) {
  return openingHours.map(({ day, opens, closes }) => ({
    // The first of January 2024 was a Monday.
    day: dateText(Date.UTC(2024, 0, day), 'weekday', locale, 'UTC'),
    hours: opens && closes ? rangeText(timeOf(opens), timeOf(closes), 'time', locale, 'UTC') : words.closed,
  }))
}

function timeOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return Date.UTC(2024, 0, 1, hour, minute)
}
