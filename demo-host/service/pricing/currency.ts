import type { Currency, Minor } from './money'

const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, CAD: 2, EUR: 2, GBP: 2, JPY: 0, AED: 2, KWD: 3 }
const SCALES: Readonly<Record<Currency, number>> = {
  USD: 100,
  CAD: 100,
  EUR: 100,
  GBP: 100,
  JPY: 1,
  AED: 100,
  KWD: 1000,
}

export const decimalsOf = (currency: Currency): number => DECIMALS[currency]

/** Exact: dividing a whole number by a power of ten gives the nearest number. */
export const toMajor = (amount: Minor, currency: Currency): number => amount / SCALES[currency]

/** Null if it has more decimals than the currency. */
export function toMinor(amount: number, currency: Currency): Minor | null {
  const minor = Math.round(amount * 10 ** DECIMALS[currency])
  return Number.isSafeInteger(minor) && toMajor(minor, currency) === amount ? minor : null
}

export const isCurrency = (text: string): text is Currency => Object.hasOwn(DECIMALS, text)
