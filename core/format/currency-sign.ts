import { money } from './money'

/** How a sum of this currency is marked, without the sum. */
export const currencySign = (currency: string, locale: string): string =>
  money(0, currency, locale).replace(/[\d٠-٩][\d.,٠-٩٫]*|[\s\u200e\u200f]/g, '')
