/** A gain or a loss with its sign, and a true minus: `gain(-1000, 'en-US')` is '−1,000'. */
export const gain = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(count).replace('-', '−')
