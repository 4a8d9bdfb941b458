import { Provider } from 'effector-react'
import { cartAnswered } from '../../../core/cart'
import { countriesWanted } from '../../../core/delivery'
import { rules } from '../../../core/testing/a-form'
import { aReadyCart } from '../../../core/testing/an-order'
import { shopFor } from '../../../core/testing/shop-for'
import { siteSettings } from '../../../core/testing/site-settings'
import '../../../core/wiring/checkout/delivery-and-cart'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { Shipping } from './shipping'

const US = { code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }

describe('the newsletter at checkout', () => {
  const place = placeForViews()

  it('F4: says once it is ticked that a link comes first, where the country asks for it', async () => {
    const { scope, press } = await shopFor({
      'GET /fapi/site/settings': siteSettings({ features: { confirmedNewsletter: true } }),
      'GET /consumers-v3/utilities/countryList': { countries: [US] },
      'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
    })
    await press(cartAnswered, aReadyCart())
    await press(countriesWanted)
    place.show(
      <Provider value={scope}>
        <Shipping />
      </Provider>,
    )
    const box = await until(
      () => place.element.querySelector<HTMLInputElement>('[name=newsletterConsent]:not(:disabled)'),
      'There is no box',
    )
    if (textOf(place.element).includes('a link to confirm this')) throw new Error('It is said too early')
    box.click()
    await until(() => textOf(place.element).includes('we send you a link to confirm this'), 'It is not said')
  })
})
