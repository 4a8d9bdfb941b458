import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../core/cart'
import { methodsWanted } from '../../core/payment'
import { aReadyCart } from '../../core/testing/an-order'
import { refuse, shopFor } from '../../core/testing/shop-for'
import '../../core/wiring/checkout/payment-and-cart'
import { see, until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { Parts } from './parts'

const vouchers = 'GET /consumers-v3/consumer/loyalty/vouchers'

describe('D3: a voucher that pays', () => {
  const place = placeForViews()

  it('comes with its model when it is shown, and says why where it cannot be taken back, and stays', async () => {
    const cart = aReadyCart({ reward: { points: 500, amountInCurrency: 5 } })
    const { scope, press, callsTo } = await shopFor({
      'GET /cart/v1/cart/:basketId/paymentMethods': {
        paymentMethods: [
          { payment_method_id: 'GIFT_CARD', label: 'Gift card', maximum: 5 },
          { payment_method_id: 'LOYALTY_POINTS', label: 'Points', points: 1500, amount: 15 },
        ],
      },
      [vouchers]: { memberId: 'NL1', currentLoyaltyPoints: 1500, applicableLoyaltyVouchers: [] },
      'PUT /cart/v1/cart/:basketId/reward': refuse(409, 'REW140'),
    })
    await press(cartAnswered, cart)
    await press(methodsWanted)
    place.show(
      <Provider value={scope}>
        <Parts />
      </Provider>,
    )
    const remove = await see('button', /^Remove .*500/)
    remove.click()
    await until(() => place.element.textContent?.includes('It could not be removed.') === true, 'Nothing is said')
    expect(remove.isConnected).to.equal(true)
    expect(callsTo(vouchers).length).to.equal(1)
  })
})
