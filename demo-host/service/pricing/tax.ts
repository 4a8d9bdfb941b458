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

/** The tax of goods: on top of the amount where prices are net, inside it where they are gross. */
export const taxOf = (amount: Minor, taxClass: TaxClass, rule: TaxRule, province: string | null): Minor =>
  taxAt(amount, rule.rateByClass[taxClass] ?? rateIn(rule, province), rule)

/** The tax of a shipment, in the same sense. */
export const taxOfShipping = (amount: Minor, rule: TaxRule, province: string | null): Minor =>
  rule.shippingTaxed ? taxAt(amount, rateIn(rule, province), rule) : 0

const rateIn = (rule: TaxRule, province: string | null): number =>
  (province ? rule.rateByProvince[province] : undefined) ?? rule.rate

const taxAt = (amount: Minor, rate: number, { taxation }: TaxRule): Minor =>
  taxation === 'net' ? fraction(amount, rate, MILLION) : fraction(amount, rate, MILLION + rate)
