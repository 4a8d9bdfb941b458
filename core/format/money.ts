import { directionOf } from './direction'
import { withSignInPlace } from './rtl-sign'

/** In major units, with a true minus. CAD has its code, others their symbol. */
export function money(amount: number, currency: string, locale: string): string {
  const written = withSignInPlace(formatterFor(currency, locale).format(amount).replace('-', '−'), locale)
  // The mark after a negative figure keeps the currency on the side where it is beside a positive one.
  return directionOf(locale) === 'rtl' ? written.replace(/\u2212[\d.,]+/, '$&\u200f') : written
}

/** USD for '$112.00', whose symbol several countries share; null if the amount itself is clear. */
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
