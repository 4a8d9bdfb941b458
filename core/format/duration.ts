const units = ['hour', 'minute', 'second'] as const

/** How long something lasts, to be seen (`1:32`) and to be heard (`1 minute, 32 seconds`). */
export function duration(seconds: number, locale: string): { seen: string; heard: string } {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const seen = parts
    .slice(parts[0] ? 0 : 1)
    .map((part, index) => new Intl.NumberFormat(locale, { minimumIntegerDigits: index ? 2 : 1 }).format(part))
  const heard = parts.flatMap((part, index) => (part ? [inWords(part, units[index] ?? 'second', locale)] : []))
  return { seen: seen.join(':'), heard: new Intl.ListFormat(locale, { type: 'unit' }).format(heard) }
}

const inWords = (count: number, unit: (typeof units)[number], locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
