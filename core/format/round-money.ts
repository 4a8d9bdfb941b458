/** A sum whose last places are left away where they are zeros: `$25`, the name of a gift card. */
export function roundMoney(amount: number, currency: string, locale: string): string {
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol'
  const trailingZeroDisplay = 'stripIfInteger'
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, trailingZeroDisplay }).format(
    amount,
  )
}
