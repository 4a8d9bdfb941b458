import type { Currency, Minor } from '../seed/types'

const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, CAD: 2, EUR: 2, GBP: 2, JPY: 0, AED: 2, KWD: 3 }

/** How many decimals a currency has. */
export const decimalsOf = (currency: Currency): number => DECIMALS[currency]

/** Minor units as the number that travels: at most the currency's own decimals. */
export const toMajor = (amount: Minor, currency: Currency): number =>
  Number((amount / 10 ** DECIMALS[currency]).toFixed(DECIMALS[currency]))

/** A number that travelled as minor units, or null where it has more decimals than the currency. */
export function toMinor(amount: number, currency: Currency): Minor | null {
  const minor = Math.round(amount * 10 ** DECIMALS[currency])
  return Number.isSafeInteger(minor) && toMajor(minor, currency) === amount ? minor : null
}

/** Whether the shop sells in a currency. */
export const isCurrency = (text: string): text is Currency => Object.hasOwn(DECIMALS, text)
