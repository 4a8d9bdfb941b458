import { array, boolean, type Infer, integer, nullable, number, size, string, type } from 'superstruct'

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

/** What a loyalty member has. */
export const Loyalty = type({
  memberId: string(),
  currentLoyaltyPoints: integer(),
  applicableLoyaltyVouchers: array(LoyaltyVoucher),
})
export type Loyalty = Infer<typeof Loyalty>

/** The voucher that is to pay, by its id; null takes it back. */
export const AppliedReward = type({ appliedLoyaltyVoucher: nullable(type({ id: Id })) })
export type AppliedReward = Infer<typeof AppliedReward>
