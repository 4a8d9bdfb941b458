import { expect } from 'chai'
import { Provider } from 'effector-react'
import { lookUpSubmitted, lookUpTyped } from '../../../core/checkout/look-up'
import { anOrder } from '../../../core/testing/an-order'
import { shopFor } from '../../../core/testing/shop-for'
import { see, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { OrderLookUp } from './order-look-up'

describe('an order that was looked up', () => {
  const place = placeForViews()

  it('C9: left for another leads the keyboard to the form', async () => {
    const { scope, press } = await shopFor({ 'POST /consumers-v3/consumer/TrackOrder': anOrder() })
    place.show(
      <Provider value={scope}>
        <OrderLookUp />
      </Provider>,
    )
    await see('textbox', /number/i, place.element)
    await press(lookUpTyped, { orderNumber: 'NL-204881736', email: 'maya@example.com' })
    await press(lookUpSubmitted)
    const another = await see('button', 'Look up another order', place.element)
    another.focus()
    another.click()
    await see('textbox', /number/i, place.element)
    await until(() => place.element.contains(document.activeElement), 'The focus is lost')
    expect(document.activeElement?.closest('.form-page')).not.to.equal(null)
  })
})
