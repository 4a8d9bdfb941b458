import type { Promotion } from '../../pricing/promotion'
import type { ShippingMethod } from '../../delivery/shipping-method'
import type { TaxRule } from '../../pricing/tax-rule'
import type { Json } from './site'

type PromotionsTable = {
  id: string
  coupon_code: string | null
  limit_total: number | null
  used: number
  document: Json<Promotion>
}

type ShippingMethodsTable = { id: string; position: number; document: Json<ShippingMethod> }

type TaxRulesTable = { country_code: string; document: Json<TaxRule> }

/** Who used a single-use coupon: a consumer or an e-mail address. */
type CouponRedemptionsTable = { subject: string; code: string; order_number: string }

export type PricingTables = {
  promotions: PromotionsTable
  shipping_methods: ShippingMethodsTable
  tax_rules: TaxRulesTable
  coupon_redemptions: CouponRedemptionsTable
}
