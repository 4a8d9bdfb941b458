import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../../core/cart'
import { sameAsShippingChanged } from '../../../core/delivery'
import { aCard, aReadyCart, anAddress } from '../../../core/testing/an-order'
import { shopFor } from '../../../core/testing/shop-for'
import '../../../core/wiring/checkout/delivery-and-cart'
import { until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { Summary } from './summary'

describe('the last step', () => {
  const place = placeForViews()

  for (const [locale, says] of [
    ['fr-FR', 'Commande avec obligation de paiement'],
    ['de-DE', 'Zahlungspflichtig bestellen'],
  ] as const) {
    it(`L6: its button says in ${locale} that whoever presses it has to pay`, async () => {
      const { scope, press } = await shopFor({}, { config: { locale } })
      await press(cartAnswered, aReadyCart())
      place.show(
        <Provider value={scope}>
          <Summary />
        </Provider>,
      )
      const button = () => place.element.querySelector('[type=submit]')?.textContent ?? ''
      await until(() => button().startsWith(says), `The button says something else`)
      expect(button()).to.match(/\d/)
    })
  }

  for (const [method, says] of [
    ['CREDIT_CARD', 'Your card is charged when you place the order.'],
    ['PAYPAL', 'Nothing is charged before you place the order.'],
    ['KLARNA', 'Nothing is charged before you place the order.'],
  ] as const) {
    it(`C6: says when what pays is charged, with ${method}`, async () => {
      const { scope, press } = await shopFor()
      await press(cartAnswered, aReadyCart({ payment_instruments: [aCard({ payment_method_id: method })] }))
      place.show(
        <Provider value={scope}>
          <Summary />
        </Provider>,
      )
      const text = () => place.element.textContent ?? ''
      await until(() => text().includes(says), `It says: ${text()}`)
      expect(text().includes('Your card')).to.equal(method === 'CREDIT_CARD')
    })
  }

  it('C5: names the address that is billed, whatever was ticked and not saved since', async () => {
    const { scope, press } = await shopFor()
    await press(cartAnswered, aReadyCart({ billingAddress: anAddress({ addressLine1: '1 Oak Road' }) }))
    await press(sameAsShippingChanged, true)
    place.show(
      <Provider value={scope}>
        <Summary />
      </Provider>,
    )
    const text = () => place.element.textContent ?? ''
    await until(() => text().includes('418 Alder Street'), `It says: ${text()}`)
    expect(text()).to.include('1 Oak Road')
  })
})
