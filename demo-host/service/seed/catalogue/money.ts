import type { Currency, Minor, Sum } from '../../pricing/money'

/** How a dollar becomes another currency's shelf price: rate, smallest step below and above 60 dollars, and of a sale's price (major units), minor units in one. */
const shelves: Record<Currency, { rate: number; fine: number; coarse: number; sale?: number; minor: number }> = {
  USD: { rate: 1, fine: 0.01, coarse: 0.01, sale: 0.5, minor: 100 },
  CAD: { rate: 1.34, fine: 1, coarse: 5, minor: 100 },
  EUR: { rate: 1.07, fine: 1, coarse: 5, minor: 100 },
  GBP: { rate: 0.92, fine: 1, coarse: 5, minor: 100 },
  // Steps of a hundred would make 20 % off 20.1 %.
  JPY: { rate: 142, fine: 100, coarse: 100, sale: 1, minor: 1 },
  AED: { rate: 4, fine: 1, coarse: 5, minor: 100 },
  KWD: { rate: 0.33, fine: 0.25, coarse: 0.5, minor: 1000 },
}

/** The currencies that every price is said in. */
export const currencies = Object.keys(shelves) as Currency[]

const toStep = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step)

/** A sum for each currency, from what it is for one of them. */
export const sumOf = (amount: (currency: Currency) => Minor): Sum =>
  Object.fromEntries(currencies.map(currency => [currency, amount(currency)])) as Record<Currency, Minor>

/** Shelf prices near so many dollars, round as each currency likes them. */
export const shelfPrice = (dollars: number): Sum =>
  sumOf(currency => {
    const { rate, fine, coarse, minor } = shelves[currency]
    return Math.round(toStep(dollars * rate, dollars < 60 ? fine : coarse) * minor)
  })

/** A price with so many percent off, rounded to the currency's step for sales. */
export const reduced = (amount: Minor, percent: number, currency: Currency): Minor => {
  const { fine, sale = fine, minor } = shelves[currency]
  return Math.round(toStep((amount / minor) * (1 - percent / 100), sale) * minor)
}

const ROUND_RATES: Record<Currency, number> = { USD: 1, CAD: 1, EUR: 1, GBP: 1, JPY: 100, AED: 4, KWD: 0.3 }

/** A round sum near so many dollars, as gift cards have them: 25 dollars, 25 euros, 2,500 yen. */
export const roundSum = (dollars: number): Sum =>
  sumOf(currency => Math.round(dollars * ROUND_RATES[currency] * shelves[currency].minor))
