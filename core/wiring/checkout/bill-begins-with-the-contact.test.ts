import { expect, it } from 'vitest'
import { billingForm, cartSeen, countriesWanted } from '../../delivery'
import { rules } from '../../testing/a-form'
import { aCart, anItem } from '../../testing/a-cart'
import { shopFor } from '../../testing/shop-for'
import './bill-begins-with-the-contact'

const noor = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', phone: '5035550199' }
const us = { code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }
const parts = [{ shippingId: 'digital', class: 'digital' as const, selected: 'by-mail', applicableShippingMethods: [] }]
const mailed = aCart({
  items: [anItem({ isDigitalProduct: true })],
  shippingMethods: parts,
  shippingAddress: [{ ...noor, shippingId: 'digital', countryCode: 'US', addressLine1: '', city: '' }],
})

const shop = () =>
  shopFor({
    'GET /consumers-v3/utilities/countryList': { countries: [us] },
    'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
  })

it('the bill of what goes by e-mail begins with the name and telephone of its contact, and with no place', async () => {
  const { press, see } = await shop()
  await press(cartSeen, mailed)
  await press(countriesWanted)
  expect(see(billingForm.$country)).toBe('US')
  expect(see(billingForm.$values)).toEqual({ firstName: 'Noor', lastName: 'Haddad', phone: '(503) 555 - 0199' })
})

it('what was typed for the bill stays', async () => {
  const { press, see } = await shop()
  await press(cartSeen, mailed)
  await press(billingForm.filledIn, { country: 'US', values: { firstName: 'Maya' } })
  await press(countriesWanted)
  expect(see(billingForm.$values)).toEqual({ firstName: 'Maya' })
})

it('the bill of a parcel goes where the parcel goes, and begins with nobody', async () => {
  const { press, see } = await shop()
  await press(cartSeen, aCart({ shippingAddress: [{ ...noor, countryCode: 'US', addressLine1: 'A', city: 'B' }] }))
  await press(countriesWanted)
  expect(see(billingForm.$values)).toEqual({})
})
