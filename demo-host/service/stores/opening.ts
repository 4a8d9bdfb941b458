import type { OpeningDay } from '../../../core/shapes/store'

/** `changesAt` is null if it never changes. */
export type Openness = { readonly isOpen: boolean; readonly changesAt: string | null }

/** A week and a day: every place that ever opens does so within it. */
const DAYS_AHEAD = 8

/** Opening hours are local to the place, including daylight saving. */
export function opennessOf(hours: readonly OpeningDay[], timeZone: string, at: Date): Openness {
  const today = localDay(at, timeZone)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = daysAfter(today, ahead)
    for (const { opens, closes } of hours.filter(known => known.day === day.weekday)) {
      if (!opens || !closes) continue
      const [from, to] = [instantOf(day, opens, timeZone), instantOf(day, closes, timeZone)]
      if (at < from) return { isOpen: false, changesAt: from.toISOString() }
      if (at < to) return { isOpen: true, changesAt: to.toISOString() }
    }
  }
  return { isOpen: false, changesAt: null }
}

type LocalDay = { readonly year: number; readonly month: number; readonly date: number; readonly weekday: number }

function localDay(at: Date, timeZone: string): LocalDay {
  return dayIn(new Date(at.getTime() + offsetAt(at.getTime(), timeZone)))
}

/** By the calendar, because not every day has 24 hours. */
const daysAfter = ({ year, month, date }: LocalDay, days: number): LocalDay =>
  dayIn(new Date(Date.UTC(year, month, date + days)))

const dayIn = (local: Date): LocalDay => ({
  year: local.getUTCFullYear(),
  month: local.getUTCMonth(),
  date: local.getUTCDate(),
  weekday: local.getUTCDay() || 7,
})

function instantOf({ year, month, date }: LocalDay, time: string, timeZone: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const asUtc = Date.UTC(year, month, date, hour, minute)
  // Twice, because the offset may change between the two instants.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far a zone's clock is ahead of UTC, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? clockOf(timeZone)
  formats.set(timeZone, format)
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part as Record<string, number>
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
