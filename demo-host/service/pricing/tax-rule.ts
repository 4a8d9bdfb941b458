/** How tax and returns see a product. */
export type TaxClass = 'footwear' | 'apparel' | 'accessory' | 'gift-card'

/** How a country taxes; `gross`: the tax is inside the price. Rates are millionths: 82500 is 8.25 %. */
export type TaxRule = {
  readonly countryCode: string
  readonly taxation: 'net' | 'gross'
  readonly rate: number
  readonly rateByProvince: Readonly<Record<string, number>>
  /** Classes that pay another rate than the rest, everywhere in the country. */
  readonly rateByClass: Readonly<Partial<Record<TaxClass, number>>>
  readonly shippingTaxed: boolean
}
