import type { Currency, Minor } from './money'
import type { Promotion } from './promotion'
import type { TaxRule, TaxClass } from './tax-rule'

/** One line to be priced: what it is and what one of it costs by the catalogue, in minor units. */
export type LineToPrice = {
  readonly id: string
  readonly productId: string
  readonly categoryIds: readonly string[]
  readonly taxClass: TaxClass
  readonly qty: number
  readonly original: Minor
  readonly current: Minor
  /** Where it is taxed, for what does not go where the rest goes. */
  readonly province?: string | null
}

/** What a shipment costs before promotions. */
export type ShippingCharge = {
  readonly shippingId: string
  readonly code: string
  readonly amount: Minor
  /** Where it is taxed, for a shipment that does not go where the rest goes. */
  readonly province?: string | null
}

/** What is taken off by hand: off one line, or off all goods where `lineId` is null. */
export type Adjustment = {
  readonly id: string
  readonly lineId: string | null
  readonly amount: Minor
  /** Most that may go off by hand in all, in percent of what there was; 100 where it does not say. */
  readonly mostPercent?: number
}

/** Who the shopper is to a promotion. */
export type Audience = NonNullable<Promotion['condition']['audience']>

/** Everything that a price depends on; nothing else is read, so the same input always costs the same. */
export type CartToPrice = {
  readonly currency: Currency
  readonly country: string
  readonly province: string | null
  readonly at: Date
  readonly lines: readonly LineToPrice[]
  readonly promotions: readonly Promotion[]
  readonly coupons: readonly string[]
  readonly audiences: ReadonlySet<Audience>
  readonly shipping: readonly ShippingCharge[]
  readonly taxRule: TaxRule
  readonly adjustments?: readonly Adjustment[]
  /** What rewards and vouchers pay. */
  readonly rewards: Minor
  /** What gift cards, points and credits pay. */
  readonly paid: Minor
}

/** What one promotion takes off, a positive sum. */
export type Deduction = { readonly promotion: Promotion; readonly amount: Minor }

/** A line with all that was worked out for it; sums are of the whole line. */
export type PricedLine = LineToPrice & {
  readonly subTotal: Minor
  readonly productDeductions: readonly Deduction[]
  /** After its own promotions. */
  readonly rowTotal: Minor
  /** After its share of the order's promotions. */
  readonly afterOrder: Minor
  /** In millionths. */
  readonly taxRate: number
  readonly tax: Minor
}

/** A shipment's cost after promotions, with its tax. */
export type PricedShipping = ShippingCharge & {
  readonly finalAmount: Minor
  /** In millionths. */
  readonly taxRate: number
  readonly tax: Minor
  readonly deductions: readonly Deduction[]
}

/** Something that a promotion gives. */
export type Gift = {
  readonly promotion: Promotion
  readonly productId: string
  readonly upc: string
  readonly qty: number
}

/** A promotion whose sum is told: `missing` is zero once it is reached. */
export type Approach = { readonly promotion: Promotion; readonly threshold: Minor; readonly reached: Minor }

/** The fourteen sums in minor units (the percentage in tenths), beside how the country taxes. */
export type PricedTotals = {
  readonly taxation: 'net' | 'gross'
  readonly totalUnits: number
  readonly itemSubTotal: Minor
  readonly itemTotal: Minor
  readonly totalDiscount: Minor
  readonly totalDiscountTenths: number
  readonly shipping: Minor
  readonly taxAmount: Minor
  readonly netAmount: Minor
  readonly total: Minor
  /** What the goods cost less than their original prices. */
  readonly saved: Minor
  readonly appliedRewards: Minor
  readonly remainingToPay: Minor
}

/** A cart with its prices. */
export type PricedCart = {
  readonly lines: readonly PricedLine[]
  readonly shipping: readonly PricedShipping[]
  readonly orderDeductions: readonly Deduction[]
  /** What each adjustment took off, by its id: never more than was left. */
  readonly adjusted: ReadonlyMap<string, Minor>
  readonly shippingDeductions: readonly Deduction[]
  readonly gifts: readonly Gift[]
  readonly approaching: readonly Approach[]
  /** Every promotion that works, in the order in which it was worked out. */
  readonly working: readonly Promotion[]
  readonly totals: PricedTotals
}
