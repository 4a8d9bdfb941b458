/** Currencies that the sandbox sells in; JPY has no decimals, KWD has three. */
export type Currency = 'USD' | 'CAD' | 'EUR' | 'GBP' | 'JPY' | 'AED' | 'KWD'

/** Whole minor units of a currency: 11200 is $112.00, 112 yen, 11.200 dinars in thousandths. */
export type Minor = number

/** The same sum said in each currency. */
export type Sum = Readonly<Record<Currency, Minor>>
