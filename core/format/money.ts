/** A sum in major units, in the locale's manner, with a true minus: with the currency's code for CAD, its symbol otherwise. */
export function money(amount: number, currency: string, locale: string): string {
  const written = formatterFor(currency, locale).format(amount).replace('-', '−')
  // From right to left the sign of US$ would move before its letters: the mark keeps them together.
  return locale.startsWith('ar') ? written.replace('$', '$\u200e') : written
}

/** The code that stands beside a sum whose sign several countries share: '$112.00' says USD; null where the sum says it itself. */
export function codeBeside(currency: string, locale: string): string | null {
  return formatterFor(currency, locale)
    .formatToParts(0)
    .some(({ type, value }) => type === 'currency' && value === '$')
    ? currency
    : null
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string, locale: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`
  const known = formatters.get(name)
  if (known) return known
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol'
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
  formatters.set(name, made)
  return made
}
