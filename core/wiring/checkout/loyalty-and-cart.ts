import { sample } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import * as loyalty from '../../loyalty'
import { $partOffers, methodsWanted } from '../../payment'
import { $profile } from '../../profile'

sample({
  clock: loyalty.voucherChosen,
  source: $wholeCart,
  filter: cart => cart !== null,
  fn: (cart, id) => ({ basketId: cart?.basketId ?? '', id }),
  target: loyalty.applyVoucher,
})

sample({ clock: loyalty.cartAnswered, target: cartAnswered })

// Two views show it, and the second may come when it is known.
const unknownShown = sample({
  clock: loyalty.loyaltyShown,
  source: loyalty.$loyalty,
  filter: known => known === null,
  fn: () => {},
})

sample({
  clock: [$partOffers, unknownShown],
  source: { profile: $profile, offers: $partOffers },
  filter: ({ profile, offers }) =>
    !profile?.awaitsConfirmation && offers.some(({ payment_method_id: id }) => id === 'LOYALTY_POINTS'),
  fn: () => {},
  target: loyalty.loyaltyWanted,
})

const $pointsOfVoucher = $wholeCart.map(cart => cart?.reward?.points ?? 0)

// A voucher takes points, so that fewer are left to pay with.
sample({
  clock: $pointsOfVoucher,
  source: $partOffers,
  filter: offers => offers.some(({ payment_method_id: id }) => id === 'LOYALTY_POINTS'),
  fn: () => {},
  target: methodsWanted,
})
