import { Provider } from 'effector-react'
import { cartAnswered } from '../../../core/cart'
import { method, rules } from '../../../core/testing/a-form'
import { aReadyCart } from '../../../core/testing/an-order'
import { shopFor } from '../../../core/testing/shop-for'
import '../../../core/wiring/checkout/delivery-and-cart'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { MemberBenefit } from './methods'
import { Shipping } from './shipping'

const US = { code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }

const hasLoaded = (part: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))

describe('the form of the first step', () => {
  const place = placeForViews()

  // The scripts of a test are more than a browser remembers by itself.
  before(() => performance.setResourceTimingBufferSize(5000))

  it('stands with its button where it stays: neither methods nor what is said of them come later', async () => {
    const { scope, press } = await shopFor({
      'GET /consumers-v3/utilities/countryList': { countries: [US] },
      'GET /utilities/i18n/:countryCode': async () => {
        await until(() => hasLoaded('member-benefit'), 'What is said of the methods is not fetched before the form')
        await MemberBenefit.fetch()
        return { countryCode: 'US', shipping: rules.US, billing: rules.US }
      },
    })
    const methods = [method('standard', 6), method('express', 12), method('evening', 15), method('next-day', 25)]
    place.show(
      <Provider value={scope}>
        <Shipping />
      </Provider>,
    )
    const heights = new Set<number>()
    const look = () => {
      const button = place.element.querySelector<HTMLElement>('[type=submit]')
      if (button) heights.add(button.getBoundingClientRect().top - place.element.getBoundingClientRect().top)
    }
    const watcher = new MutationObserver(look)
    watcher.observe(place.element, { childList: true, subtree: true })
    const isWhole = () =>
      place.element.querySelector('.cards') && textOf(place.element).includes('Club members get free standard shipping')
    await press(
      cartAnswered,
      aReadyCart({ shippingMethods: [{ shippingId: 'ship-1', applicableShippingMethods: methods }] }),
    )
    await until(isWhole, 'The methods are not there with what is said of them')
    watcher.disconnect()
    if (heights.size !== 1) throw new Error(`The button stood at ${[...heights].join(', ')}`)
  })
})
