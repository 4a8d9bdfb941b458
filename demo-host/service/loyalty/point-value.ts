import type { Currency, Minor, Sum } from '../pricing/money'

/** The worth of 1,000 points in minor units. */
const THOUSAND: Readonly<Record<Currency, Minor>> = {
  USD: 1000,
  CAD: 1300,
  EUR: 1000,
  GBP: 900,
  JPY: 1400,
  AED: 4000,
  KWD: 3000,
}

const currencies = Object.keys(THOUSAND) as Currency[]

/** Rounded down to the currency's smallest unit. */
export const worthOfPoints = (points: number, currency: Currency): Minor =>
  Math.floor((points * THOUSAND[currency]) / 1000)

/** In every currency. */
export const worthAnywhere = (points: number): Sum =>
  Object.fromEntries(currencies.map(currency => [currency, worthOfPoints(points, currency)])) as Record<Currency, Minor>

/** The fewest points that are worth an amount. */
export const pointsFor = (amount: Minor, currency: Currency): number => Math.ceil((amount * 1000) / THOUSAND[currency])

/** The points for an amount that was paid: they are worth a hundredth of it. */
export const pointsEarnedBy = (amount: Minor, currency: Currency): number =>
  Math.floor((amount * 10) / THOUSAND[currency])
