import { sample } from 'effector'
import { expect, it } from 'vitest'
import { add, atShipping, validate } from '../testing/at-shipping'
import { deferred } from '../testing/deferred'
import { aReadyCart, anAddress } from '../testing/an-order'
import { fakeStorage } from '../testing/fake-storage'
import type { Shop } from '../testing/shop-for'
import {
  $isOtherCollector,
  $isSameAsShipping,
  $isSavingShipping,
  cartAnswered,
  cartSeen,
  checkBilling,
  collectorForm,
  countriesWanted,
  otherCollectorChanged,
  sameAsShippingChanged,
  saveBilling,
  shippingForm,
  shippingSubmitted,
} from './index'

// In the shop, the cart's own store is between the two.
sample({ clock: cartAnswered, target: cartSeen })

fakeStorage('sessionStorage')

const bill = 'POST /cart/v1/cart/:basketId/billingAddress'
const noor = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', phone: '5035550199' }

/** A parcel, and something that this person picks up. */
function aCartFor(collector = noor) {
  const sent = { shippingId: 'ship-1', class: 'home' as const, selected: 'standard', applicableShippingMethods: [] }
  const fetched = { shippingId: 'store-1', class: 'pickup' as const, selected: 'pickup', applicableShippingMethods: [] }
  const place = { countryCode: 'US', addressLine1: '', city: '' }
  return aReadyCart({
    shippingMethods: [sent, fetched],
    shippingAddress: [anAddress({ shippingId: 'ship-1' }), { ...collector, ...place, shippingId: 'store-1' }],
  })
}

const namesSent = (shop: Shop) =>
  shop.callsTo(add).map(({ body }) => (body as { address: { firstName: string }[] }).address[0]?.firstName)

it('C5: whoever picks up for the shopper still does where the step is loaded again', async () => {
  const shop = await atShipping({ [add]: () => aCartFor() }, undefined, aCartFor())
  expect(shop.see($isOtherCollector)).toBe(true)
  await shop.press(shippingSubmitted)
  expect(namesSent(shop)).toEqual(['Maya', 'Noor'])
  expect(shop.callsTo(add)[1]?.body).toMatchObject({ context: 'COLLECTION' })
})

it('C5: the parcel’s own recipient picks up where nobody else was named, also under a corrected name', async () => {
  const { firstName, lastName, email = '', phone = '' } = anAddress()
  const maya = { firstName, lastName, email, phone }
  const shop = await atShipping({ [add]: () => aCartFor(maya) }, undefined, aCartFor(maya))
  expect(shop.see($isOtherCollector)).toBe(false)
  await shop.press(cartSeen, aCartFor({ ...maya, firstName: 'Maia' }))
  expect(shop.see($isOtherCollector)).toBe(false)
})

it('C5: whoever names somebody else to pick up while the step is being saved can send it again', async () => {
  const { firstName, lastName, email = '', phone = '' } = anAddress()
  const cart = aCartFor({ firstName, lastName, email, phone })
  const verdict = deferred<object>()
  const shop = await atShipping({ [add]: () => cart, [validate]: () => verdict.promise }, undefined, cart)
  const all = [shop.press(shippingSubmitted)]
  await expect.poll(() => shop.callsTo(validate).length).toBe(1)
  all.push(shop.press(otherCollectorChanged, true))
  verdict.resolve({ valid: 'VALID', fields: [] })
  await Promise.all(all)
  expect(shop.see($isSavingShipping)).toBe(false)
})

it('C5: who was to pick up, and was typed but not saved, is there after a reload', async () => {
  const first = await atShipping()
  await first.press(otherCollectorChanged, true)
  await first.press(collectorForm.fieldChanged, { name: 'firstName', value: 'Noor' })
  const second = await atShipping({}, first.config.key)
  expect(second.see($isOtherCollector)).toBe(true)
  expect(second.see(collectorForm.$values)['firstName']).toBe('Noor')
})

it('C5: each parcel of an order goes to the address of its form', async () => {
  const parcel = (shippingId: 'home' | 'customs') => ({
    ...{ shippingId, class: shippingId, selected: 'standard', applicableShippingMethods: [] },
  })
  const shippingAddress = [anAddress({ shippingId: 'home' }), anAddress({ shippingId: 'customs' })]
  const cart = aReadyCart({ shippingMethods: [parcel('home'), parcel('customs')], shippingAddress })
  const shop = await atShipping({}, undefined, cart)
  await shop.press(shippingForm.fieldChanged, { name: 'addressLine1', value: '77 Harbor Way' })
  await shop.press(shippingSubmitted)
  expect(shop.callsTo(add)[0]?.body).toMatchObject({
    address: ['home', 'customs'].map(shippingId => ({ shippingId, addressLine1: '77 Harbor Way' })),
  })
})

const elsewhere = { shippingAddress: [anAddress({ shippingId: 'ship-1', addressLine1: '77 Harbor Way' })] }

it('C5: a bill that goes where the parcel goes still does when the delivery address is changed', async () => {
  const shop = await atShipping({ [bill]: aReadyCart(elsewhere) }, undefined, aReadyCart())
  await shop.press(cartSeen, aReadyCart(elsewhere))
  expect(shop.see($isSameAsShipping)).toBe(true)
  await shop.press(checkBilling)
  await shop.press(saveBilling)
  expect(shop.callsTo(bill)[0]?.body).toMatchObject({ address: { addressLine1: '77 Harbor Way' } })
})

it('C5: a bill that follows a changed delivery address does so after a reload, too, and not where the shopper wants one of its own', async () => {
  const first = await atShipping({}, undefined, aReadyCart())
  await first.press(cartSeen, aReadyCart(elsewhere))
  const second = await atShipping({}, first.config.key, aReadyCart(elsewhere))
  expect(second.see($isSameAsShipping)).toBe(true)
  const third = await atShipping({}, undefined, aReadyCart())
  await third.press(sameAsShippingChanged, false)
  await third.press(cartSeen, aReadyCart(elsewhere))
  expect(third.see($isSameAsShipping)).toBe(false)
})

it('C5: a bill with an address of its own keeps it when the delivery address is changed', async () => {
  const own = { billingAddress: anAddress({ addressLine1: '1 Oak Road' }) }
  const shop = await atShipping({}, undefined, aReadyCart(own))
  await shop.press(countriesWanted)
  await shop.press(cartSeen, aReadyCart({ ...own, ...elsewhere }))
  expect(shop.see($isSameAsShipping)).toBe(false)
  await shop.press(sameAsShippingChanged, true)
  expect(shop.see($isSameAsShipping)).toBe(true)
})
