import { expect } from 'chai'
import { Provider } from 'effector-react'
import { aProfile } from '../../../core/testing/a-profile'
import { shopFor } from '../../../core/testing/shop-for'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { AccountSubscriptions } from './account-subscriptions'

const path = '/consumers-v3/consumer/subscription'
const now = { email: 'maya@example.com', phone: null, subscriptions: [] }
const form = {
  ...{ isSimplified: false, minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
  ...{ asksSmsConsent: true, fields: [] },
}

describe('text messages in the account', () => {
  const place = placeForViews()
  const named = (name: string) => place.element.querySelector<HTMLInputElement>(`[name=${name}]`)
  const button = (text: string) => [...place.element.querySelectorAll('button')].find(one => one.textContent === text)
  const shown = (text: string) => until(() => textOf(place.element).includes(text), `${text} is not there`)

  it('F4: need a valid phone number, then what they mean is agreed to, and only then they are kept', async () => {
    const { scope, callsTo } = await shopFor({
      [`GET ${path}`]: now,
      [`PUT ${path}`]: {
        ...now,
        phone: '2125550144',
        subscriptions: [{ type: 'Newsletter', channel: 'sms', optin: true }],
      },
      'GET /consumers-v3/consumer': { consumerProfile: aProfile() },
      'GET /fapi/site/sign-up': form,
    })
    place.show(
      <Provider value={scope}>
        <AccountSubscriptions />
      </Provider>,
    )
    const phone = await until(() => named('phone'), 'No field for a phone number')
    await shown('+1')
    named('sms')?.click()
    await shown('A valid phone number is required')
    expect(named('sms')?.checked).to.equal(false)
    phone.value = '2125550144'
    named('sms')?.click()
    await shown('at most four times a month')
    button('Save')?.click()
    await shown('Agree to texts, or take the tick away.')
    expect(callsTo(`PUT ${path}`)).to.deep.equal([])
    button('Agree to texts')?.click()
    await shown('once you save')
    button('Save')?.click()
    await until(() => callsTo(`PUT ${path}`).length === 1, 'It is not sent')
    expect(callsTo(`PUT ${path}`)[0]?.body).to.deep.equal({
      subscriptions: [{ type: 'Newsletter', channel: 'sms', optin: true }],
      phone: '+12125550144',
      phoneCode: '1',
    })
    await until(() => !textOf(place.element).includes('once you save'), 'It still says that it waits for a save')
    expect(named('sms')?.checked).to.equal(true)
    named('sms')?.click()
    await until(() => named('sms')?.checked === false, 'The tick cannot be taken away')
  })

  it('F4: are not named where nobody touched them: a consent that was withdrawn elsewhere meanwhile is not given back', async () => {
    const hasBoth = ['email', 'sms'].map(channel => ({ type: 'Newsletter', channel, optin: true }))
    const { scope, callsTo } = await shopFor({
      [`GET ${path}`]: { ...now, phone: '2125550144', subscriptions: hasBoth },
      [`PUT ${path}`]: now,
      'GET /consumers-v3/consumer': { consumerProfile: aProfile({ phone: '2125550144', phoneCode: '1' }) },
      'GET /fapi/site/sign-up': form,
    })
    place.show(
      <Provider value={scope}>
        <AccountSubscriptions />
      </Provider>,
    )
    const letter = await until(() => named('newsletter'), 'No box for the newsletter')
    letter.click()
    button('Save')?.click()
    await until(() => callsTo(`PUT ${path}`).length === 1, 'It is not sent')
    expect(callsTo(`PUT ${path}`)[0]?.body).to.deep.equal({
      subscriptions: [{ type: 'Newsletter', channel: 'email', optin: false }],
    })
  })

  const japan = { code: 'JP', name: 'Japan', dialCode: '+81', mask: 'XX-XXXX-XXXX', shipping: true }
  const accountWith = async (phone: string, phoneCode: string) => {
    const { scope } = await shopFor({
      'GET /consumers-v3/utilities/countryList': { countries: [japan] },
      [`GET ${path}`]: { ...now, phone },
      'GET /consumers-v3/consumer': { consumerProfile: aProfile({ phone, phoneCode }) },
      'GET /fapi/site/sign-up': form,
    })
    place.show(
      <Provider value={scope}>
        <AccountSubscriptions />
      </Provider>,
    )
    await until(() => named('sms'), 'No box for text messages')
  }

  it('F4, L2: go to a number of another country than the page’s, too, which is written as the list of countries says', async () => {
    await accountWith('+819012345678', '81')
    await shown('+81 90-1234-5678')
    named('sms')?.click()
    await shown('at most four times a month')
  })

  it('F4: say at their box that the account’s number cannot be one', async () => {
    await accountWith('+11035550148', '1')
    named('sms')?.click()
    await shown('A valid phone number is required')
    expect(named('sms')?.checked).to.equal(false)
  })
})
