/** JPY has no decimals, KWD has three. */
export type Currency = 'USD' | 'CAD' | 'EUR' | 'GBP' | 'JPY' | 'AED' | 'KWD'

/** Whole minor units: 11200 is $112.00, 11,200 yen or 11.200 dinars. */
export type Minor = number

export type Sum = Readonly<Record<Currency, Minor>>
