const looks = {
  /** 21 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 Nov */
  short: { day: 'numeric', month: 'short' },
  /** Sat, 21 Nov */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** How a date is written out. */
export type DateLook = keyof typeof looks

/** A day in the locale's manner; a date without a time is that day everywhere. Nothing where it is no date. */
export function date(iso: string, locale: string, look: DateLook = 'long'): string {
  const day = new Date(iso)
  return Number.isNaN(day.getTime()) ? '' : formatter(locale, look, iso).format(day)
}

/** Two days as the locale writes a range: '23–25 Nov'. Nothing where one is no date. */
export function dateRange(from: string, to: string, locale: string, look: DateLook = 'short'): string {
  const [first, last] = [new Date(from), new Date(to)]
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return ''
  return formatter(locale, look, from).formatRange(first, last)
}

function formatter(locale: string, look: DateLook, iso: string): Intl.DateTimeFormat {
  const isDayAlone = !iso.includes('T')
  return new Intl.DateTimeFormat(locale, { ...looks[look], ...(isDayAlone ? { timeZone: 'UTC' } : {}) })
}
