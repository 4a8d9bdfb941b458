// Between this domain and the cart
export { applyVoucher, cartAnswered } from './model'

// Vouchers
export {
  $loyalty,
  $loyaltyFailure,
  $pendingVoucher,
  $voucherFailure,
  $vouchers,
  loyaltyShown,
  loyaltyWanted,
  voucherChosen,
} from './model'
export type { Loyalty, LoyaltyVoucher, PointsEntry } from './contracts'
