import type { Minor } from './money'
import type { TaxClass } from './tax-rule'
import { fraction } from './share'
import type { TaxRule } from './tax-rule'

const MILLION = 1_000_000

/** For countries without a rule. */
export const untaxed = (countryCode: string): TaxRule => ({
  countryCode,
  taxation: 'net',
  rate: 0,
  rateByProvince: {},
  rateByClass: {},
  shippingTaxed: false,
})

/** In millionths. */
export const rateOf = (taxClass: TaxClass, rule: TaxRule, province: string | null): number =>
  rule.rateByClass[taxClass] ?? rateIn(rule, province)

/** In millionths. */
export const rateOfShipping = (rule: TaxRule, province: string | null): number =>
  rule.shippingTaxed ? rateIn(rule, province) : 0

/** Added to net prices, contained in gross ones. */
export const taxAt = (amount: Minor, rate: number, { taxation }: TaxRule): Minor =>
  taxation === 'net' ? fraction(amount, rate, MILLION) : fraction(amount, rate, MILLION + rate)

const rateIn = (rule: TaxRule, province: string | null): number =>
  (province ? rule.rateByProvince[province] : undefined) ?? rule.rate
