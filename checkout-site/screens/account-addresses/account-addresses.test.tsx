import { expect } from 'chai'
import { Provider } from 'effector-react'
import { rules } from '../../../core/testing/a-form'
import { aProfile } from '../../../core/testing/a-profile'
import { shopAs } from '../../../core/testing/shop-as'
import { see, until } from '../../../widgets/testing/see'
import { typeInto } from '../../../widgets/testing/type-into'
import { placeForViews } from '../../testing/place-for-views'
import { AccountAddresses } from './account-addresses'

const us = { code: 'US', name: 'United States', dialCode: '1', mask: null, shipping: true }

describe('the form of a saved address', () => {
  const place = placeForViews()

  it('F2: is as it was left where its shopper went back and comes again, until it is cancelled', async () => {
    const { scope } = await shopAs(
      { consumerType: 'REGISTERED' },
      {
        'GET /consumers-v3/consumer': { consumerProfile: aProfile() },
        'GET /utilities/countryList': { countries: [us] },
        'GET /consumers-v3/utilities/countryList': { countries: [us] },
        'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
      },
    )
    const open = () =>
      place.show(
        <Provider value={scope}>
          <AccountAddresses />
        </Provider>,
      )
    open()
    ;(await see('button', 'Add a shipping address')).click()
    const city = (await see('textbox', 'City')) as HTMLInputElement
    typeInto(city, 'Salem')
    place.show(null)
    open()
    await until(() => place.element.querySelector<HTMLInputElement>('[name=city]')?.value === 'Salem', 'It is empty')
    ;(await see('button', 'Cancel')).click()
    await see('button', 'Add a shipping address')
    expect(place.element.querySelector('[name=city]')).to.equal(null)
  })
})
