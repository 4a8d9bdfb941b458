/** At most one decimal, with a true minus: `percent(-0.2, 'en-US')` is '−20%'. */
export function percent(fraction: number, locale: string): string {
  const written = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(fraction)
  return written.replace('-', '−')
}
