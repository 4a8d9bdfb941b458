import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../core/cart'
import { placementRefused } from '../../core/checkout'
import { aReadyCart } from '../../core/testing/an-order'
import { shopFor } from '../../core/testing/shop-for'
import '../../core/wiring/checkout/checkout-and-cart'
import { until } from '../../widgets/testing/see'
import { CartScreen } from '../screens/cart/cart'
import { placeForViews } from '../testing/place-for-views'
import { StepFrame } from './step-frame'

const sold = {
  ...aReadyCart({ items: [] }),
  flash: [{ code: 'ProductLineItemFullInventoryMissing', message: '', details: { left: 0, itemId: 'line-1' } }],
}

describe('a cart whose last line was sold out meanwhile', () => {
  const place = placeForViews()

  for (const [where, view] of [
    [
      'checkout',
      <StepFrame key="step" step="shipping">
        {null}
      </StepFrame>,
    ],
    ['the cart page', <CartScreen key="cart" />],
  ] as const) {
    it(`E3: is empty on ${where}, which says that the order cannot be completed`, async () => {
      const { scope, press } = await shopFor()
      await press(cartAnswered, sold)
      place.show(<Provider value={scope}>{view}</Provider>)
      const text = () => place.element.textContent ?? ''
      await until(() => text().includes('Your bag is empty'), 'The bag is not shown as empty')
      await until(() => text().includes('Your order cannot be completed'), `It is not said: ${text()}`)
      expect(text()).to.include('nothing is left in your bag')
    })
  }
})

describe('an order that is refused, which leads back to an earlier step', () => {
  const place = placeForViews()

  it('C8: says on that step why, and that nothing was ordered', async () => {
    const { scope, press } = await shopFor()
    await press(cartAnswered, aReadyCart({ payment_instruments: [] }))
    place.show(
      <Provider value={scope}>
        <StepFrame step="billing">{null}</StepFrame>
      </Provider>,
    )
    const alert = () => place.element.querySelector('main [role=alert]')
    await until(() => alert() !== null, 'The step is not shown')
    expect(alert()?.textContent).to.equal('')
    const refusal = { code: 'BSK404', reaction: 'top-notice', message: '', details: {} } as const
    await press(placementRefused, refusal)
    await until(() => alert()?.textContent?.includes('Nothing was ordered') ?? false, 'It is not said')
  })
})
