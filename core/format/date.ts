/** `3:30 PM`, `Monday`, `Wed, Nov 25`, `Nov 25, 2026`. */
export type DateLook = 'time' | 'weekday' | 'day' | 'date'

const parts: Readonly<Record<DateLook, Intl.DateTimeFormatOptions>> = {
  time: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
}

/** In a given time zone, else the browser's. */
export function dateText(at: Date | number | string, look: DateLook, locale: string, zone?: string | null): string {
  return formatterFor(look, locale, zone).format(new Date(at))
}

/** `Wed 25 – Fri 27 Nov`. */
export function rangeText(
  from: Date | number | string,
  to: Date | number | string,
  look: DateLook,
  locale: string,
  zone?: string | null,
): string {
  const formatter = formatterFor(look, locale, zone)
  const [first, last] = [formatter.format(new Date(from)), formatter.format(new Date(to))]
  // Intl writes a Japanese range in digits (11/25), but a single day in words (11月25日).
  if (locale.startsWith('ja')) return first === last ? first : `${first}～${last}`
  return formatter.formatRange(new Date(from), new Date(to))
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(look: DateLook, locale: string, zone?: string | null): Intl.DateTimeFormat {
  const name = `${locale} ${look} ${zone ?? ''}`
  const known = formatters.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...parts[look], ...(zone ? { timeZone: zone } : {}) })
  formatters.set(name, made)
  return made
}
