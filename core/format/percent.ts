/** A fraction in the locale's manner, at most one decimal, with a true minus: `percent(-0.2, 'en-US')` is '−20%' (row L6). */
export function percent(fraction: number, locale: string): string {
  const written = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(fraction)
  return written.replace('-', '−')
}
