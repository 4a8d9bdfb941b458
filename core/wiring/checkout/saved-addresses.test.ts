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
import { $toasts } from '../../notices'
import { profileWanted } from '../../profile'
import { offer, rules } from '../../testing/a-form'
import { anAddressOf, aProfile } from '../../testing/a-profile'
import { anAddress, aReadyCart } from '../../testing/an-order'
import { add, methods, validate } from '../../testing/at-shipping'
import { aToken } from '../../testing/a-token'
import { deferred } from '../../testing/deferred'
import { refuse, shopFor } from '../../testing/shop-for'
import { $canKeepAddress, $isKeepingAddress, keepAddressChanged } from './address-goes-into-account'
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
  await shop.press(shippingForm.checkRequested)
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
  expect(shop.see(shippingForm.$chosenId)).toBe('work')
  await shop.press(shippingSubmitted)
  expect(shop.callsTo(add)[1]?.body).toMatchObject({ address: [{ addressLine1: '1 Harbor Way' }] })
  expect([passed, shop.see(shippingForm.$chosenId)]).toEqual([1, null])
  stop()
})

test('shows a kept phone number as its country writes it', async () => {
  const shop = await shopOf(saved)
  await shop.press(savedAddressChosen, 'home')
  expect(shop.see(shippingForm.$values)['phone']).toBe('(503) 555 - 0148')
})

const keep = 'POST /consumers-v3/consumer/address'
const lane = { firstName: 'Maya', lastName: 'Okafor', addressLine1: '9 Mill Lane', city: 'Salem', postalCode: '97301' }

/** A signed-in shopper who types another address than those of their account. */
async function typedAnew(answers: Record<string, unknown>) {
  const shop = await shopOf(saved, {
    [validate]: { valid: 'VALID', fields: [] },
    [add]: () => aReadyCart(),
    ...answers,
  })
  await shop.press(cartSeen, aReadyCart())
  await shop.press(savedAddressChosen, 'home')
  expect(shop.see($canKeepAddress)).toBe(false)
  const typed = { ...lane, addressLine2: '', 'province@US': 'OR', phone: '5035550148', email: 'maya@till.test' }
  for (const [name, value] of Object.entries(typed)) await shop.press(shippingForm.fieldChanged, { name, value })
  expect([shop.see($canKeepAddress), shop.see($isKeepingAddress)]).toEqual([true, false])
  return shop
}

test('C5: a new address goes into the account once the step is saved, if its box is ticked, and is then known there', async () => {
  let isRefused = true
  const shop = await typedAnew({
    [add]: () => (isRefused ? refuse(500, 'GEN500') : aReadyCart()),
    [keep]: { addressId: 'lane', consumerProfile: aProfile({ address: [anAddressOf('lane', lane)] }) },
  })
  await shop.press(keepAddressChanged, true)
  await shop.press(shippingSubmitted)
  expect(shop.callsTo(keep)).toHaveLength(0)
  isRefused = false
  await shop.press(shippingSubmitted)
  expect(shop.callsTo(keep).map(({ body }) => body)).toMatchObject([{ ...lane, approachType: 'S', main: false }])
  expect([shop.see($shownAddress), shop.see($canKeepAddress)]).toEqual(['lane', false])
  await shop.press(shippingSubmitted)
  expect(shop.callsTo(keep)).toHaveLength(1)
})

test('C5: a new address stays out of the account where nobody ticked its box, as for a gift', async () => {
  const shop = await typedAnew({ [keep]: refuse(500, 'GEN500') })
  await shop.press(shippingSubmitted)
  expect([shop.callsTo(add).length, shop.callsTo(keep).length]).toEqual([1, 0])
})

test.each([
  ['is full says so', refuse(400, 'PRO412', { most: 50 }), [{ code: 'PRO412', details: { most: 50 } }]],
  ['did not answer says so', refuse(500, 'GEN500'), [{ code: 'address-not-saved' }]],
  ['has the address already says nothing', refuse(409, 'CCA400'), []],
])('C5: an account that %s, and the order goes on', async (_what, answer, toasts) => {
  const shop = await typedAnew({ [keep]: answer })
  await shop.press(keepAddressChanged, true)
  let passed = 0
  const stop = shippingSaved.watch(() => (passed += 1))
  void shop.press(shippingSubmitted)
  await expect.poll(() => shop.callsTo(keep).length).toBe(1)
  await expect.poll(() => shop.see($toasts)).toMatchObject(toasts)
  expect(passed).toBe(1)
  stop()
})
