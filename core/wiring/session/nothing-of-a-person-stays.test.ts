import type { Store } from 'effector'
import { expect, test } from 'vitest'
import { cartAnswered } from '../../cart'
import { $notifyEmail, notifyEmailChanged } from '../../catalogue/notify-me'
import { tokenForgotten } from '../../http/token'
import { $ownStores, $selling, $staff, sellingSubmitted, storeChosen, storesWanted } from '../../in-store/selling'
import { $share } from '../../lists/sharing'
import { $loyalty, $loyaltyFailure, $voucherFailure, loyaltyWanted, voucherChosen } from '../../loyalty'
import { $methods, $methodsFailure, methodsWanted } from '../../payment'
import { shareLinkFx } from '../../runtime/share-link'
import { aReadyCart } from '../../testing/an-order'
import { refuse, type Shop, shopFor } from '../../testing/shop-for'
import '../checkout/loyalty-and-cart'
import '../checkout/payment-and-cart'
import '../checkout/selling-goes-into-order'

const vouchers = 'GET /consumers-v3/consumer/loyalty/vouchers'
const ways = 'GET /cart/v1/cart/:basketId/paymentMethods'
const book = { memberId: 'NL1', currentLoyaltyPoints: 480, applicableLoyaltyVouchers: [] }
const card = { payment_method_id: 'CREDIT_CARD', label: 'Card' }
const store = {
  ...{ storeId: 'S001', name: 'Pearl', addressLine1: '1 Pearl Street', city: 'Portland', postalCode: '97205' },
  ...{ countryCode: 'US', latitude: 45.5, longitude: -122.6, openingHours: [] },
}

type Case = readonly [what: string, stores: readonly Store<unknown>[], fill: (shop: Shop) => Promise<unknown>]

const cases: readonly Case[] = [
  ['points', [$loyalty], shop => shop.press(loyaltyWanted)],
  ['ways to pay', [$methods], shop => shop.press(methodsWanted)],
  [
    'the link to the favourites',
    [$share],
    shop => shop.press(shareLinkFx, { url: 'https://shop.test/a', title: 'Mine' }),
  ],
  ['an email to notify', [$notifyEmail], shop => shop.press(notifyEmailChanged, 'maya@example.com')],
  [
    'the sale of an associate',
    [$ownStores, $staff, $selling],
    async shop => {
      await shop.press(storesWanted)
      await shop.press(storeChosen, 'S001')
      await shop.press(sellingSubmitted, { storeId: 'S001', employeeId: 'S001-E1' })
    },
  ],
]

test.each(cases)('A7: %s: nothing is left in the page when the session has ended', async (_what, stores, fill) => {
  const shop = await shopFor({
    [vouchers]: book,
    [ways]: { paymentMethods: [card] },
    'GET /utilities/stores': { stores: [store] },
    'GET /utilities/stores/:storeId/employees': { employees: [{ employeeId: 'S001-E1', name: 'Ada' }] },
  })
  await shop.press(cartAnswered, aReadyCart())
  const empty = stores.map(shop.see)
  await fill(shop)
  for (const [place, one] of stores.entries()) expect(shop.see(one)).not.toEqual(empty[place])
  await shop.press(tokenForgotten)
  expect(stores.map(shop.see)).toEqual(empty)
})

test('A7: nor what went wrong for them', async () => {
  const reward = 'PUT /cart/v1/cart/:basketId/reward'
  const shop = await shopFor({
    [vouchers]: refuse(500, 'GEN500'),
    [ways]: refuse(500, 'GEN500'),
    [reward]: refuse(409, 'REW409'),
  })
  await shop.press(cartAnswered, aReadyCart())
  await shop.press(loyaltyWanted)
  await shop.press(voucherChosen, 'V1')
  await shop.press(methodsWanted)
  const failures = [$loyaltyFailure, $voucherFailure, $methodsFailure]
  expect(failures.map(shop.see)).not.toContain(null)
  await shop.press(tokenForgotten)
  expect(failures.map(shop.see)).toEqual([null, null, null])
})
