import type { Minor } from './money'
import type { TaxClass } from './tax-rule'
import { fraction } from './share'
import type { TaxRule } from './tax-rule'

const MILLION = 1_000_000

/** What a country without a rule of its own takes: nothing. */
export const untaxed = (countryCode: string): TaxRule => ({
  countryCode,
  taxation: 'net',
  rate: 0,
  rateByProvince: {},
  rateByClass: {},
  shippingTaxed: false,
})

/** The rate of goods, in millionths. */
export const rateOf = (taxClass: TaxClass, rule: TaxRule, province: string | null): number =>
  rule.rateByClass[taxClass] ?? rateIn(rule, province)

/** The rate of a shipment, in millionths. */
export const rateOfShipping = (rule: TaxRule, province: string | null): number =>
  rule.shippingTaxed ? rateIn(rule, province) : 0

/** The tax at a rate: on top of the amount where prices are net, inside it where they are gross. */
export const taxAt = (amount: Minor, rate: number, { taxation }: TaxRule): Minor =>
  taxation === 'net' ? fraction(amount, rate, MILLION) : fraction(amount, rate, MILLION + rate)

const rateIn = (rule: TaxRule, province: string | null): number =>
  (province ? rule.rateByProvince[province] : undefined) ?? rule.rate
