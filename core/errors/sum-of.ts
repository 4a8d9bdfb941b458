import { money } from '../format/money'

/** What a gift card still holds, as a refusal tells it. */
export const sumOf = ({ balance, currency }: Readonly<Record<string, unknown>>, locale: string): string =>
  money(Number(balance), String(currency), locale)
