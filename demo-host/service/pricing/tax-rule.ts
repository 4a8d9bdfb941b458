/** Decides tax and returns. */
export type TaxClass = 'footwear' | 'apparel' | 'accessory' | 'gift-card'

/** `gross`: prices include the tax. Rates are in millionths: 82500 is 8.25 %. */
export type TaxRule = {
  readonly countryCode: string
  readonly taxation: 'net' | 'gross'
  readonly rate: number
  readonly rateByProvince: Readonly<Record<string, number>>
  /** Classes with another rate everywhere in the country. */
  readonly rateByClass: Readonly<Partial<Record<TaxClass, number>>>
  readonly shippingTaxed: boolean
}
