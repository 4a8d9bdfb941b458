import { expect, test } from 'vitest'
import {
  $isSavingShipping,
  cartSeen,
  countriesWanted,
  shippingForm,
  shippingSaved,
  shippingSubmitted,
} from '../../delivery'
import { tokenReceived } from '../../http/token'
import { profileWanted } from '../../profile'
import { offer, rules } from '../../testing/a-form'
import { anAddress, aReadyCart } from '../../testing/an-order'
import { add, methods, validate } from '../../testing/at-shipping'
import { aToken } from '../../testing/a-token'
import { deferred } from '../../testing/deferred'
import { shopFor } from '../../testing/shop-for'
import { $savedAddresses, $shownAddress, savedAddressChosen } from './saved-addresses'

const masked = rules.US.map(rule => (rule.name === 'phone' ? { ...rule, mask: '(XXX) XXX - XXXX' } : rule))
const { email: _email, ...home } = anAddress({ addressLine2: 'Apartment 4' })
const { email: _mail, ...work } = anAddress({ addressLine1: '1 Harbor Way', city: 'Salem', phone: '+15035550199' })

async function shopOf(address: object[], answers: Record<string, unknown> = {}) {
  const details = { email: 'maya@till.test', firstName: 'Maya', lastName: 'Okafor', phone: null, phoneCode: null }
  const shop = await shopFor({
    'GET /consumers-v3/consumer': {
      consumerProfile: {
        consumerDetails: { ...details, postalCode: null, birthDate: null, address, identity: [] },
        isLoyaltyMember: false,
        loyaltyOptInDate: null,
      },
    },
    'GET /consumers-v3/utilities/countryList': {
      countries: [{ code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }],
    },
    'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: masked, billing: masked },
    [methods]: offer,
    ...answers,
  })
  await shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
  await shop.press(profileWanted)
  await shop.press(countriesWanted)
  return shop
}

const saved = [
  { ...work, id: 'work', approachType: 'S', main: false },
  { ...home, id: 'home', approachType: 'S', main: true },
  { ...home, id: 'bill', approachType: 'B', main: true },
]

test('offers the addresses to ship to that are kept, the main one first', async () => {
  const shop = await shopOf(saved)
  expect(shop.see($savedAddresses).map(({ id }) => id)).toEqual(['home', 'work'])
})

test('puts the chosen one into the form, with nothing of the one before, and knows it there', async () => {
  const shop = await shopOf(saved)
  await shop.press(savedAddressChosen, 'home')
  expect(shop.see(shippingForm.$values)).toMatchObject({ city: 'Portland', addressLine2: 'Apartment 4' })
  expect(shop.see($shownAddress)).toBe('home')
  await shop.press(savedAddressChosen, 'work')
  expect(shop.see(shippingForm.$values)).toMatchObject({ city: 'Salem', addressLine2: '', province: 'OR' })
  expect(shop.see($shownAddress)).toBe('work')
  await shop.press(shippingForm.fieldChanged, { name: 'city', value: 'Eugene' })
  expect(shop.see($shownAddress)).toBe(null)
})

test('empties the form for another address, and keeps whom the order’s news goes to', async () => {
  const shop = await shopOf(saved)
  await shop.press(savedAddressChosen, 'home')
  await shop.press(shippingForm.fieldChanged, { name: 'email', value: 'maya@work.test' })
  await shop.press(savedAddressChosen, 'another')
  expect(shop.see(shippingForm.$values)).toMatchObject({ firstName: '', city: '', 'province@US': '', phone: '' })
  expect(shop.see(shippingForm.$values)['email']).toBe('maya@work.test')
  expect(shop.see($shownAddress)).toBe(null)
})

test('C5: a kept address that is chosen after a press leaves only what it does not bring to be put right', async () => {
  const shop = await shopOf(saved)
  await shop.press(savedAddressChosen, 'home')
  await shop.press(savedAddressChosen, 'another')
  await shop.press(shippingForm.checkAsked)
  expect(shop.see(shippingForm.$problems)).toMatchObject({ firstName: 'required', city: 'required' })
  await shop.press(savedAddressChosen, 'home')
  expect(shop.see(shippingForm.$problems)).toEqual({ email: 'required' })
})

test('C5: a kept address that is chosen while another is being saved is not passed by: the next press saves it', async () => {
  const answer = deferred<unknown>()
  const shop = await shopOf(saved, { [add]: () => answer.promise, [validate]: { valid: 'VALID', fields: [] } })
  await shop.press(cartSeen, aReadyCart())
  await shop.press(savedAddressChosen, 'home')
  await shop.press(shippingForm.fieldChanged, { name: 'email', value: 'maya@till.test' })
  const all = [shop.press(shippingSubmitted)]
  await expect.poll(() => shop.callsTo(add).length).toBe(1)
  let passed = 0
  const stop = shippingSaved.watch(() => (passed += 1))
  all.push(shop.press(savedAddressChosen, 'work'))
  answer.resolve(aReadyCart())
  await Promise.all(all)
  expect([passed, shop.see($isSavingShipping), shop.see($shownAddress)]).toEqual([0, false, 'work'])
  await shop.press(shippingSubmitted)
  expect(shop.callsTo(add)[1]?.body).toMatchObject({ address: [{ addressLine1: '1 Harbor Way' }] })
  expect(passed).toBe(1)
  stop()
})

test('shows a kept phone number as its country writes it', async () => {
  const shop = await shopOf(saved)
  await shop.press(savedAddressChosen, 'home')
  expect(shop.see(shippingForm.$values)['phone']).toBe('(503) 555 - 0148')
})
