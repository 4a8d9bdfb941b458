import { beforeEach, expect, test } from 'vitest'
import { checkoutEntered, stepOpened } from '../../checkout'
import { cartSeen, countriesWanted, shippingForm } from '../../delivery'
import { tokenReceived } from '../../http/token'
import { profileWanted } from '../../profile'
import { aCart } from '../../testing/a-cart'
import { rules } from '../../testing/a-form'
import { aToken } from '../../testing/a-token'
import { anAddress } from '../../testing/an-order'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import { savedAddressChosen } from './saved-addresses'
import './address-begins-with-the-profile'

const tab = fakeStorage('sessionStorage')
const config = { key: 'pk_reload' }
const home = anAddress()
const { email: _mail, ...work } = anAddress({ firstName: 'Ada', addressLine1: '1 Harbor Way', city: 'Salem' })
const emil = { email: 'emil@till.test', firstName: 'Emil', lastName: 'Strand', phone: '5035550148', phoneCode: '1' }

beforeEach(() => tab.clear())

/** A page of checkout whose shopper has a main address; what was typed in the tab before is still there. */
async function pageOf({ cart = aCart(), main = anAddress() } = {}) {
  const { email: _email, ...address } = main
  const shop = await shopFor(
    {
      'GET /consumers-v3/consumer': {
        consumerProfile: {
          consumerDetails: {
            ...{ ...emil, postalCode: null, birthDate: null, identity: [] },
            address: [
              { ...address, id: 'home', approachType: 'S', main: true },
              { ...work, id: 'work', approachType: 'S', main: false },
            ],
          },
          isLoyaltyMember: false,
          loyaltyOptInDate: null,
        },
      },
      'GET /consumers-v3/utilities/countryList': {
        countries: [{ code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }],
      },
      'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
    },
    { config },
  )
  await shop.press(tokenReceived, { answer: aToken({ consumerType: 'EMPLOYEE' }), now: Date.now() })
  await shop.press(cartSeen, cart)
  await shop.press(countriesWanted)
  return { ...shop, values: () => shop.see(shippingForm.$values) }
}

test('C1: a shipping step that is loaded again has the account’s main address and e-mail', async () => {
  const shop = await pageOf()
  await shop.press(stepOpened, 'shipping')
  await shop.press(profileWanted)
  expect(shop.values()).toMatchObject({ email: 'emil@till.test', city: home.city, addressLine1: home.addressLine1 })
})

test('C1: what was typed over the address stays after each reload, with the rest of the address below it', async () => {
  for (const time of ['first', 'second', 'third']) {
    const shop = await pageOf()
    await shop.press(stepOpened, 'shipping')
    await shop.press(profileWanted)
    if (time === 'first') await shop.press(shippingForm.fieldChanged, { name: 'firstName', value: 'Zoe' })
    expect(shop.values()).toMatchObject({ email: 'emil@till.test', firstName: 'Zoe', city: home.city })
  }
})

test('C1: whoever chose another address is not given the main one again', async () => {
  const shop = await pageOf()
  await shop.press(stepOpened, 'shipping')
  await shop.press(profileWanted)
  await shop.press(savedAddressChosen, 'another')
  await shop.press(profileWanted)
  await shop.press(cartSeen, aCart({ totalItemCount: 2 }))
  expect(shop.values()['city']).toBe('')
})

test('C1: what was left empty in another address stays empty after each reload', async () => {
  for (const time of ['first', 'second', 'third']) {
    const shop = await pageOf({ main: anAddress({ addressLine2: 'Apartment 4' }) })
    await shop.press(stepOpened, 'shipping')
    await shop.press(profileWanted)
    if (time === 'first') {
      await shop.press(savedAddressChosen, 'another')
      await shop.press(shippingForm.fieldChanged, { name: 'addressLine1', value: '1 Harbor Way' })
    }
    expect(shop.values()).toMatchObject({ email: 'emil@till.test', addressLine1: '1 Harbor Way', addressLine2: '' })
  }
})

test.each([
  ['a cart without an address', aCart()],
  ['a cart with another address', aCart({ shippingAddress: [anAddress({ addressLine1: '7 Dock Street' })] })],
])(
  'C1: what was typed over another saved address has that one below it after each reload, with %s',
  async (_which, cart) => {
    for (const time of ['first', 'second', 'third']) {
      const shop = await pageOf({ cart, main: anAddress({ addressLine2: 'Apartment 4' }) })
      await shop.press(stepOpened, 'shipping')
      await shop.press(profileWanted)
      if (time === 'first') {
        await shop.press(savedAddressChosen, 'work')
        await shop.press(shippingForm.fieldChanged, { name: 'firstName', value: 'Zoe' })
      }
      expect({ time, addressLine2: '', ...shop.values() }).toMatchObject({
        time,
        firstName: 'Zoe',
        addressLine1: '1 Harbor Way',
        addressLine2: '',
        city: 'Salem',
      })
    }
  },
)

test('C1: once the step is saved, what was typed over another saved address has the cart’s below it', async () => {
  const shop = await pageOf()
  await shop.press(profileWanted)
  await shop.press(savedAddressChosen, 'work')
  await shop.press(shippingForm.kept)
  const again = await pageOf({ cart: aCart({ shippingAddress: [anAddress({ city: 'Eugene' })] }) })
  await again.press(stepOpened, 'shipping')
  await again.press(profileWanted)
  expect(again.values()['city']).toBe('Eugene')
})

test('C1: nothing is filled in outside of checkout, where express checkout decides, or where the cart knows', async () => {
  const outside = await pageOf()
  await outside.press(profileWanted)
  expect(outside.values()).toEqual({})
  const entering = await pageOf()
  await entering.press(checkoutEntered)
  await entering.press(stepOpened, 'shipping')
  await entering.press(profileWanted)
  expect(entering.values()).toEqual({})
  const told = await pageOf({ cart: aCart({ shippingAddress: [anAddress({ city: 'Salem' })] }) })
  await told.press(stepOpened, 'shipping')
  await told.press(profileWanted)
  expect(told.values()['city']).toBe('Salem')
})
