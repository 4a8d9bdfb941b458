/** In the shopper's format: 'Sat, Nov 21, 2026'. */
export function dateOf(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(moment),
  )
}

/** Without its year: 'Nov 21, 9:05 AM'. */
export function momentOf(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(
    new Date(moment),
  )
}
