/** Currencies that the sandbox sells in; JPY has no decimals, KWD has three. */
export type Currency = 'USD' | 'CAD' | 'EUR' | 'GBP' | 'JPY' | 'AED' | 'KWD'

/** Whole minor units of a currency: 11200 is $112.00, 112 yen, 11.200 dinars in thousandths. */
export type Minor = number

/** The same sum said in each currency. */
export type Sum = Readonly<Record<Currency, Minor>>

/**
 * Words per language; English is always there and stands in for what is missing. Ways of delivery, promotions and what
 * a product is, in which colours and sizes, are said in all of them; names and descriptions in English and French alone.
 */
export type Words = {
  readonly en: string
  /** Where the English of all but the United States writes it otherwise. */
  readonly 'en-GB'?: string
  readonly fr?: string
  readonly de?: string
  readonly ja?: string
  readonly ar?: string
}

/** Words in every language that the shop speaks. */
export type AllWords = Required<Omit<Words, 'en-GB'>>

/** An instant, ISO 8601 in UTC. */
export type Instant = string

/** How tax and returns see a product. */
export type TaxClass = 'footwear' | 'apparel' | 'accessory' | 'gift-card'
