/** With a true minus, and one decimal by default: `percent(-0.2, 'en-US')` is '−20%'. */
export function percent(fraction: number, locale: string, decimals = 1): string {
  const written = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(fraction)
  return written.replace('-', '−')
}

/** With all decimals: `taxRate(0.08875, 'en-US')` is '8.875%'. */
export const taxRate = (rate: number, locale: string): string => percent(rate, locale, 4)
