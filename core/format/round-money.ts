import { withSignInPlace } from './rtl-sign'

/** Without zero decimals: `$25`. */
export function roundMoney(amount: number, currency: string, locale: string): string {
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol'
  const trailingZeroDisplay = 'stripIfInteger'
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, trailingZeroDisplay })
  return withSignInPlace(format.format(amount), locale)
}
