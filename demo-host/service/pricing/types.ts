import type { Currency, Minor } from './money'
import type { Promotion } from './promotion'
import type { TaxRule, TaxClass } from './tax-rule'

/** Catalogue prices of one piece, in minor units. */
export type LineToPrice = {
  readonly id: string
  readonly productId: string
  readonly categoryIds: readonly string[]
  readonly taxClass: TaxClass
  readonly qty: number
  readonly original: Minor
  readonly current: Minor
  /** Where it is taxed, if not where the cart goes. */
  readonly province?: string | null
}

/** Before promotions. */
export type ShippingCharge = {
  readonly shippingId: string
  readonly code: string
  readonly amount: Minor
  /** Where it is taxed, if not where the cart goes. */
  readonly province?: string | null
}

/** Reduces one line, or all goods if `lineId` is null. */
export type Adjustment = {
  readonly id: string
  readonly lineId: string | null
  readonly amount: Minor
  /** The limit of all adjustments together, in percent; 100 by default. */
  readonly mostPercent?: number
}

export type Audience = NonNullable<Promotion['condition']['audience']>

/** A price depends on nothing else, so the same input always costs the same. */
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
  /** Paid by rewards and vouchers. */
  readonly rewards: Minor
  /** Paid by gift cards, points and credits. */
  readonly paid: Minor
}

/** A positive amount. */
export type Deduction = { readonly promotion: Promotion; readonly amount: Minor }

/** Amounts are for the whole line. */
export type PricedLine = LineToPrice & {
  readonly subTotal: Minor
  readonly productDeductions: readonly Deduction[]
  /** After the line's own promotions. */
  readonly rowTotal: Minor
  /** After its share of order promotions. */
  readonly afterOrder: Minor
  /** In millionths. */
  readonly taxRate: number
  readonly tax: Minor
}

/** After promotions, with tax. */
export type PricedShipping = ShippingCharge & {
  readonly finalAmount: Minor
  /** In millionths. */
  readonly taxRate: number
  readonly tax: Minor
  readonly deductions: readonly Deduction[]
}

export type Gift = {
  readonly promotion: Promotion
  readonly productId: string
  readonly upc: string
  readonly qty: number
}

/** `missing` is zero once the threshold is reached. */
export type Approach = { readonly promotion: Promotion; readonly threshold: Minor; readonly reached: Minor }

/** In minor units, the percentage in tenths. */
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
  /** The difference from the original prices. */
  readonly saved: Minor
  readonly appliedRewards: Minor
  readonly remainingToPay: Minor
}

export type PricedCart = {
  readonly lines: readonly PricedLine[]
  readonly shipping: readonly PricedShipping[]
  readonly orderDeductions: readonly Deduction[]
  /** What each adjustment took off, at most what was left. */
  readonly adjusted: ReadonlyMap<string, Minor>
  readonly shippingDeductions: readonly Deduction[]
  readonly gifts: readonly Gift[]
  readonly approaching: readonly Approach[]
  /** Applied promotions, in order. */
  readonly working: readonly Promotion[]
  readonly totals: PricedTotals
}
