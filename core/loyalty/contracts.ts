import { boolean, enums, type Infer, integer, nullable, number, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'

const Id = size(string(), 1, 200)

/** A voucher that points buy: `available` while it can be had, `eligible` while the shopper has the points for it. */
export const LoyaltyVoucher = type({
  id: Id,
  name: string(),
  points: integer(),
  /** Major units. */
  amountInCurrency: number(),
  available: boolean(),
  eligible: boolean(),
})
export type LoyaltyVoucher = Infer<typeof LoyaltyVoucher>

/** A line of a member's book: points that an order took, that came back with it, or that were given, taken back or ended for the `reason`. */
export const PointsEntry = type({
  orderNumber: string(),
  kind: enums(['redeem', 'restore', 'renew']),
  reason: optional(enums(['referral', 'earned', 'returned', 'expired'])),
  /** Less than zero takes. */
  points: integer(),
  at: string(),
})
export type PointsEntry = Infer<typeof PointsEntry>

export const Loyalty = type({
  memberId: string(),
  currentLoyaltyPoints: integer(),
  applicableLoyaltyVouchers: array(LoyaltyVoucher),
  /** What the vouchers' sums are in. */
  currency: optional(string()),
  /** The newest lines of the book of points. */
  book: optional(array(PointsEntry)),
})
export type Loyalty = Infer<typeof Loyalty>

/** The code that welcomes a member, while they have not used it. */
export const WelcomePromo = type({ promo: nullable(type({ code: string(), name: string() })) })
export type WelcomePromo = Infer<typeof WelcomePromo>

/** The voucher that is to pay, by its id; null takes it back. */
export const AppliedReward = type({ appliedLoyaltyVoucher: nullable(type({ id: Id })) })
export type AppliedReward = Infer<typeof AppliedReward>

/** Asks for a token of the loyalty programme: `usid` names the shopper's visit, `referralCode` who recommended the programme. */
export const LoyaltyTokenRequest = type({ usid: Id, referralCode: optional(size(string(), 0, 100)) })

/** A token for the programme's own pages, good for `expiresIn` seconds. */
export const LoyaltyToken = type({ token: string(), expiresIn: integer(), memberId: string() })
