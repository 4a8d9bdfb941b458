/** At most one decimal where it does not say more, with a true minus: `percent(-0.2, 'en-US')` is '−20%'. */
export function percent(fraction: number, locale: string, decimals = 1): string {
  const written = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(fraction)
  return written.replace('-', '−')
}

/** A tax rate with all its decimals: `taxRate(0.08875, 'en-US')` is '8.875%'. */
export const taxRate = (rate: number, locale: string): string => percent(rate, locale, 4)
