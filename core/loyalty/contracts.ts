import { boolean, enums, type Infer, integer, nullable, number, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'

const Id = size(string(), 1, 200)

/** `available`: still offered, else for a `reason`; `eligible`: the shopper has enough points. */
export const LoyaltyVoucher = type({
  id: Id,
  name: string(),
  points: integer(),
  /** Major units. */
  amountInCurrency: number(),
  available: boolean(),
  eligible: boolean(),
  reason: optional(enums(['used', 'ended', 'blocked'])),
})
export type LoyaltyVoucher = Infer<typeof LoyaltyVoucher>

/** Points spent on an order, returned with it, or granted for a `reason`. */
export const PointsEntry = type({
  orderNumber: string(),
  kind: enums(['redeem', 'restore', 'renew']),
  reason: optional(enums(['referral', 'earned', 'returned', 'expired'])),
  /** Negative when points are spent. */
  points: integer(),
  at: string(),
})
export type PointsEntry = Infer<typeof PointsEntry>

export const Loyalty = type({
  memberId: string(),
  currentLoyaltyPoints: integer(),
  applicableLoyaltyVouchers: array(LoyaltyVoucher),
  /** The currency of the vouchers. */
  currency: optional(string()),
  /** Newest first. */
  book: optional(array(PointsEntry)),
})
export type Loyalty = Infer<typeof Loyalty>

/** The welcome coupon, until the member has used it. */
export const WelcomePromo = type({ promo: nullable(type({ code: string(), name: string() })) })
export type WelcomePromo = Infer<typeof WelcomePromo>

/** Null removes the voucher. */
export const AppliedReward = type({ appliedLoyaltyVoucher: nullable(type({ id: Id })) })
export type AppliedReward = Infer<typeof AppliedReward>
