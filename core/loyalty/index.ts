// Between this domain and the cart
export { cartAnswered, cartSeen } from './model'

// Vouchers
export {
  $hasLoyalty,
  $loyalty,
  $loyaltyFailure,
  $pendingVoucher,
  $voucherFailure,
  $vouchers,
  loyaltyWanted,
  voucherChosen,
} from './model'
export type { Loyalty, LoyaltyVoucher, PointsEntry } from './contracts'
