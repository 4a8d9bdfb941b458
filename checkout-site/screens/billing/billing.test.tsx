import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../../core/cart'
import { sameAsShippingChanged } from '../../../core/delivery'
import { rules } from '../../../core/testing/a-form'
import { aCard, aReadyCart } from '../../../core/testing/an-order'
import { refuse, shopFor } from '../../../core/testing/shop-for'
import '../../../core/wiring/checkout/billing-step'
import '../../../core/wiring/checkout/delivery-and-cart'
import '../../../core/wiring/checkout/payment-and-cart'
import { see, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { Billing } from './billing'

describe('the form of a bill of its own', () => {
  const place = placeForViews()

  it('C5: says that it is coming, why it did not, and comes when it is asked for again', async () => {
    let fail: () => void = () => {}
    const failed = new Promise<void>(resolve => (fail = resolve))
    let isDown = true
    const { scope, press } = await shopFor({
      'GET /consumers-v3/utilities/countryList': {
        countries: [{ code: 'US', name: 'US', dialCode: '+1', mask: null, shipping: true }],
      },
      'GET /utilities/i18n/:countryCode': async () => {
        if (!isDown) return { countryCode: 'US', shipping: rules.US, billing: rules.US }
        await failed
        return refuse(400, 'API400')
      },
      'GET /cart/v1/cart/:basketId/paymentMethods': {
        paymentMethods: [{ payment_method_id: 'CREDIT_CARD', label: 'Card' }],
      },
    })
    void press(cartAnswered, aReadyCart({ payment_instruments: [aCard()] }))
    void press(sameAsShippingChanged, false)
    place.show(
      <Provider value={scope}>
        <Billing />
      </Provider>,
    )
    await until(() => place.element.querySelector('[aria-busy=true]'), 'It is not said that the form is coming')
    fail()
    const again = await see('button', 'Try again', place.element)
    expect(again.closest('[role=alert]')?.textContent).to.include('The address form could not be loaded.')
    isDown = false
    again.click()
    await until(() => place.element.querySelector('[name=city]'), 'The form does not come')
    expect(place.element.querySelector('[role=alert] button')).to.equal(null)
  })
})
