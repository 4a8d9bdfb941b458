import { expect, test } from 'vitest'
import { stepOpened } from '../../checkout'
import { cartSeen, collectorForm, countriesWanted, shippingForm } from '../../delivery'
import { tokenReceived } from '../../http/token'
import { profileWanted } from '../../profile'
import { aCart, anItem } from '../../testing/a-cart'
import { rules } from '../../testing/a-form'
import { anAddress } from '../../testing/an-order'
import { aToken } from '../../testing/a-token'
import { shopFor } from '../../testing/shop-for'
import { $savedAddresses } from './saved-addresses'
import './address-begins-with-the-profile'
import './contact-begins-with-the-profile'

const nia = { email: 'nia@till.test', firstName: 'Nia', lastName: 'Reyes', phone: '5035550148', phoneCode: '1' }
const { email: _email, ...home } = anAddress()
const parts = [{ shippingId: 'digital', class: 'digital' as const, selected: 'by-mail', applicableShippingMethods: [] }]
const mailed = aCart({ items: [anItem({ isDigitalProduct: true })], shippingMethods: parts })

async function shopOf({ cart = aCart(), address = [] as object[], more = {} } = {}) {
  const shop = await shopFor({
    'GET /consumers-v3/consumer': {
      consumerProfile: {
        consumerDetails: { ...nia, ...more, postalCode: null, birthDate: null, address, identity: [] },
        isLoyaltyMember: false,
        loyaltyOptInDate: null,
      },
    },
    'GET /consumers-v3/utilities/countryList': {
      countries: [{ code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }],
    },
    'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
  })
  await shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
  await shop.press(cartSeen, cart)
  await shop.press(countriesWanted)
  return shop
}

const contact = { email: 'nia@till.test', firstName: 'Nia', lastName: 'Reyes', phone: '(503) 555 - 0148' }

test('A5: whose account has no address finds their name, e-mail address and phone number in the form', async () => {
  const shop = await shopOf()
  await shop.press(profileWanted)
  expect(shop.see(shippingForm.$values)).toEqual(contact)
})

test.each([
  ['+819012345678', '81', '+819012345678'],
  ['09012345678', '81', '+8109012345678'],
  ['5035550148', '1', '(503) 555 - 0148'],
  ['5035550148', null, '(503) 555 - 0148'],
])(
  'L2: a phone number that the account has as %s, with dial code %s, is offered in America as %s',
  async (phone, phoneCode, offered) => {
    const shop = await shopOf({ more: { phone, phoneCode } })
    await shop.press(profileWanted)
    expect(shop.see(shippingForm.$values)['phone']).toBe(offered)
  },
)

const stores = [{ shippingId: 'store-1', class: 'pickup' as const, applicableShippingMethods: [] }]

test.each([
  ['goes by e-mail', mailed],
  ['is picked up whole', aCart({ shippingMethods: stores })],
])('A5: the same for what %s', async (_how, cart) => {
  const shop = await shopOf({ cart })
  await shop.press(profileWanted)
  expect(shop.see(collectorForm.$values)).toEqual(contact)
  expect(shop.see(shippingForm.$values)).toEqual({})
})

test('A5: what was typed before the profile came stays, also where it was emptied again', async () => {
  const shop = await shopOf()
  await shop.press(shippingForm.fieldChanged, { name: 'email', value: 'ma' })
  await shop.press(shippingForm.fieldChanged, { name: 'phone', value: '1' })
  await shop.press(shippingForm.fieldChanged, { name: 'phone', value: '' })
  await shop.press(profileWanted)
  await shop.press(shippingForm.fieldChanged, { name: 'email', value: 'maya@work.test' })
  expect(shop.see(shippingForm.$values)).toEqual({ ...contact, email: 'maya@work.test', phone: '' })
})

test('A5: a field that has the focus is not filled in under the keys; left as it was, it is', async () => {
  const shop = await shopOf()
  await shop.press(shippingForm.fieldEntered, 'email')
  await shop.press(profileWanted)
  const { email: _offered, ...others } = contact
  expect(shop.see(shippingForm.$values)).toEqual(others)
  await shop.press(shippingForm.offered, { country: 'US', values: { city: 'Portland' } })
  await shop.press(shippingForm.fieldLeft, 'email')
  expect(shop.see(shippingForm.$values)).toEqual({ ...contact, city: 'Portland' })
  await shop.press(shippingForm.fieldEntered, 'email')
  expect(shop.see(shippingForm.$values), 'entered again').toEqual({ ...contact, city: 'Portland' })
})

test('A5: what is typed into a field while the profile comes stays by itself', async () => {
  const shop = await shopOf()
  await shop.press(shippingForm.fieldEntered, 'email')
  await shop.press(profileWanted)
  await shop.press(shippingForm.fieldChanged, { name: 'email', value: 'maya@work.test' })
  await shop.press(shippingForm.fieldLeft, 'email')
  expect(shop.see(shippingForm.$values)).toEqual({ ...contact, email: 'maya@work.test' })
})

const atHome = { ...home, id: 'home', approachType: 'S', main: true }

test('A5: who began to type before an account with an address came finds the contact in what was not touched, and nothing else', async () => {
  const shop = await shopOf({ address: [atHome] })
  await shop.press(shippingForm.fieldChanged, { name: 'firstName', value: 'Jo' })
  await shop.press(shippingForm.fieldChanged, { name: 'phone', value: '' })
  await shop.press(profileWanted)
  expect(shop.see(shippingForm.$values)).toEqual({ ...contact, firstName: 'Jo', phone: '' })
})

test('A5: the same after a reload, where no address is offered below what was typed either', async () => {
  const shop = await shopOf({ address: [atHome] })
  await shop.press(stepOpened, 'shipping')
  await shop.press(shippingForm.fieldChanged, { name: 'firstName', value: 'Jo' })
  await shop.press(profileWanted)
  const stored = shop.see(shippingForm.$typed)
  expect(stored?.values, 'of the account nothing is kept in the tab').toEqual({ firstName: 'Jo' })
  const again = await shopOf({ address: [atHome] })
  await again.press(shippingForm.restored, stored as NonNullable<typeof stored>)
  await again.press(stepOpened, 'shipping')
  await again.press(profileWanted)
  expect(again.see(shippingForm.$values)).toEqual({ ...contact, firstName: 'Jo' })
})

test('A5: what goes by e-mail begins with the contact of an account with an address, too', async () => {
  const shop = await shopOf({ cart: mailed, address: [atHome] })
  await shop.press(profileWanted)
  expect(shop.see(collectorForm.$values)).toEqual(contact)
})

test('whose account has an address gets it from there, or from the cart', async () => {
  const stored = await shopOf({ address: [atHome] })
  await stored.press(profileWanted)
  expect(stored.see(shippingForm.$values)).toEqual({})
  const inCart = await shopOf({ cart: aCart({ shippingAddress: [anAddress({ firstName: 'Maya' })] }) })
  await inCart.press(profileWanted)
  expect(inCart.see(shippingForm.$values)['firstName']).toBe('Maya')
})

test.each([
  ['has an address', [atHome]],
  ['has no address', []],
])('A9: an associate, who sells to somebody else and %s, finds nothing of their own there', async (_what, address) => {
  const shop = await shopOf({ address })
  await shop.press(tokenReceived, { answer: aToken({ consumerType: 'ASSOCIATE' }), now: Date.now() })
  await shop.press(stepOpened, 'shipping')
  await shop.press(profileWanted)
  expect([shop.see(shippingForm.$values), shop.see($savedAddresses)]).toEqual([{}, []])
})
