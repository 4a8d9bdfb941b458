import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../core/cart'
import { countriesWanted } from '../../core/delivery'
import { rules } from '../../core/testing/a-form'
import { aReadyCart, anAddress } from '../../core/testing/an-order'
import { refuse, shopFor } from '../../core/testing/shop-for'
import '../../core/wiring/checkout/delivery-and-cart'
import { all, see, until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { Shipping } from '../screens/shipping/shipping'

const US = { code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }
const own = { billingAddress: anAddress({ addressLine1: '1 Oak Road' }) }

describe('the address of an order', () => {
  const place = placeForViews()

  it('C5: is removed by a guest after a question, says why where it is not, and the form is then empty with the focus in it', async () => {
    let isRefused = true
    const { scope, press, callsTo } = await shopFor({
      'GET /consumers-v3/utilities/countryList': { countries: [US] },
      'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
      'DELETE /cart/v2/cart/:basketId/shippingAddress': () =>
        isRefused ? refuse(500, 'GEN500') : aReadyCart({ ...own, shippingAddress: [] }),
    })
    await press(cartAnswered, aReadyCart(own))
    await press(countriesWanted)
    place.show(
      <Provider value={scope}>
        <Shipping />
      </Provider>,
    )
    const line = () => place.element.querySelector<HTMLInputElement>('[name=addressLine1]')?.value
    ;(await see('button', 'Remove 418 Alder Street', place.element)).click()
    await until(() => place.element.textContent?.includes('Remove 418 Alder Street from this order?'), 'Nobody asks')
    const sure = await see('button', 'Remove', place.element)
    sure.focus()
    sure.click()
    await until(() => place.element.textContent?.includes('This address was not removed.'), 'Nothing is said')
    expect(line()).to.equal('418 Alder Street')
    isRefused = false
    sure.click()
    await until(() => line() === '', 'The form is not empty')
    await until(() => document.activeElement?.getAttribute('name') === 'firstName', 'The focus is lost')
    expect(all('button', /^Remove/, place.element)).to.deep.equal([])
    expect(callsTo('DELETE /cart/v1/cart/:basketId/billingAddress')).to.deep.equal([])
  })
})
