import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../core/cart'
import { shopFor } from '../../core/testing/shop-for'
import { aReadyCart } from '../../core/testing/an-order'
import '../../core/wiring/checkout/payment-and-cart'
import { see, until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { SavedGiftCards } from './saved-gift-cards'

const add = 'POST /cart/v1/cart/:basketId/paymentInstruments'
const stored = {
  paymentInstrumentId: 'g1',
  balance: 50,
  currency: 'USD',
  number: '•••• •••• •••• 7445',
  expired: false,
}

describe('D2: gift cards of the account', () => {
  const place = placeForViews()

  it('are offered with what is on them, and pay at a press', async () => {
    const cart = aReadyCart()
    const { scope, press, callsTo } = await shopFor({
      'GET /consumers-v3/consumer/payment_instruments': { paymentInstruments: [], giftCards: [stored] },
      [add]: cart,
    })
    await press(cartAnswered, cart)
    place.show(
      <Provider value={scope}>
        <SavedGiftCards />
      </Provider>,
    )
    const use = await see('button', /^Use, .*7445$/)
    expect(place.element.textContent).to.include('$50.00')
    use.click()
    await until(() => callsTo(add).length === 1, 'Nothing is paid')
    expect(callsTo(add)[0]?.body).to.deep.equal({ payment_method_id: 'GIFT_CARD', paymentInstrumentId: 'g1' })
  })
})
