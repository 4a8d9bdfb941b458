import { sample } from 'effector'
import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../testing/fake-storage'
import { method, offer } from '../testing/a-form'
import { add, atShipping, beforeMethods, choose, methods, validate } from '../testing/at-shipping'
import { aReadyCart, anAddress } from '../testing/an-order'
import { deferred } from '../testing/deferred'
import { noAnswer, refuse, type Shop } from '../testing/shop-for'
import {
  $addressFailure,
  $isOfferChanged,
  $isReadingMethods,
  $isSavingShipping,
  $deliveries,
  $methodsFailure,
  $suggestion,
  cartAnswered,
  cartSeen,
  methodChosen,
  methodsWanted,
  shippingForm,
  shippingSaved,
  shippingSubmitted,
  suggestionDeclined,
  suggestionTaken,
} from './index'

// In the shop, the cart's own store is between the two.
sample({ clock: cartAnswered, target: cartSeen })

const stored = fakeStorage('sessionStorage')

const name = { email: 'maya.okafor@example.com', firstName: ' Maya ', lastName: 'Okafor' }
const maya = { ...name, addressLine1: '418  Alder Street', city: 'Portland', province: 'OR', postalCode: '97205' }

async function type(shop: Shop, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await shop.press(shippingForm.fieldChanged, { name, value })
}

const methodOf = (shop: Shop) => shop.see($deliveries)[0]?.method ?? null

async function heldBy(act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const stop = shippingSaved.watch(() => count++)
  await act()
  stop()
  return count
}

describe('the shipping step', () => {
  it('begins with the country of the locale and its form, the e-mail first', async () => {
    const shop = await atShipping()
    expect(shop.see(shippingForm.$country)).toBe('US')
    expect(shop.see(shippingForm.$layout)?.rules.map(({ name }) => name)).toEqual([
      'email',
      'firstName',
      'lastName',
      'addressLine1',
      'city',
      'province',
      'postalCode',
      'phone',
    ])
    expect(methodOf(shop)?.code).toBe('standard')
  })

  it('names every field that is missing or wrong, and asks nobody', async () => {
    const shop = await atShipping()
    await type(shop, { ...maya, lastName: '', postalCode: '972', email: 'maya@' })
    await shop.press(shippingSubmitted)
    expect(shop.see(shippingForm.$problems)).toEqual({ email: 'email', lastName: 'required', postalCode: 'pattern' })
    expect(shop.see(shippingForm.$attempt)).toBe(1)
    expect(shop.callsTo(validate)).toHaveLength(0)
    await type(shop, { postalCode: '97205' })
    expect(shop.see(shippingForm.$problems)).toEqual({ email: 'email', lastName: 'required' })
  })

  it('sends the address changed by its rules, with the consent, and is done', async () => {
    const shop = await atShipping()
    await type(shop, { ...maya, newsletterConsent: 'yes' })
    expect(await heldBy(() => shop.press(shippingSubmitted))).toBe(1)
    expect(shop.callsTo(add)[0]?.body).toMatchObject({
      address: [
        {
          firstName: 'Maya',
          addressLine1: '418 Alder Street',
          countryCode: 'US',
          shippingId: 'ship-1',
          subscriptions: { newsletterConsent: true },
        },
      ],
    })
    expect(shop.callsTo(choose)).toHaveLength(0)
    expect(shop.see($isSavingShipping)).toBe(false)
  })

  it('T15: loses nothing that was typed: not by another country, not by an error, not by a reload', async () => {
    const shop = await atShipping({ [add]: noAnswer() })
    await type(shop, maya)
    await shop.press(shippingForm.countryChanged, 'GB')
    await type(shop, { postalCode: 'sw1a1aa' })
    await shop.press(shippingForm.fieldLeft, 'postalCode')
    expect(shop.see(shippingForm.$values)['postalCode']).toBe('SW1A 1AA')
    await shop.press(shippingForm.countryChanged, 'US')
    expect(shop.see(shippingForm.$values)).toMatchObject({ 'province@US': 'OR', city: 'Portland' })
    await type(shop, { postalCode: '97205' })
    await shop.press(shippingSubmitted)
    expect(shop.see($addressFailure)?.code).toBe('unreachable')
    expect(shop.see($isSavingShipping)).toBe(false)

    const again = await atShipping({}, shop.config.key)
    expect(again.see(shippingForm.$values)).toMatchObject({ firstName: ' Maya ', 'province@US': 'OR' })
    expect(await heldBy(() => again.press(shippingSubmitted))).toBe(1)
  })

  it('T15: what the shopper types stays when an address is offered a moment later, which fills the other fields', async () => {
    const known = aReadyCart({ shippingAddress: [anAddress({ city: 'Portland', email: 'maya@till.test' })] })
    const shop = await atShipping({}, 'pk_offered', known)
    await type(shop, { email: 'maya@wo' })
    await shop.press(shippingForm.offered, {
      country: 'US',
      values: { email: 'maya@till.test', city: 'Salem', 'province@US': 'OR' },
    })
    expect(shop.see(shippingForm.$values)).toMatchObject({ email: 'maya@wo', city: 'Salem' })
  })

  it('keeps in the tab what was typed, and nothing of an address that the shop knows', async () => {
    const known = aReadyCart({ shippingAddress: [anAddress({ addressLine1: '418 Alder Street' })] })
    const shop = await atShipping({}, 'pk_drafts', known)
    expect(shop.see(shippingForm.$values)).toMatchObject({ addressLine1: '418 Alder Street' })
    await type(shop, { phone: '5035550199' })
    const text = [...stored.values()].join()
    expect(text).toContain('5035550199')
    for (const value of ['418 Alder Street', 'Portland', 'Maya']) expect(text).not.toContain(value)

    const again = await atShipping({}, 'pk_drafts', known)
    expect(again.see(shippingForm.$values)).toMatchObject({ addressLine1: '418 Alder Street', phone: '5035550199' })
  })

  it.each([
    ['SHP500', 'addressLine1'],
    ['CHK380', 'postalCode'],
    ['SHP410', 'phone'],
    ['PAY401', 'country'],
  ])('shows %s at its field, from check and cart alike, and PAY401 above the form', async (code, name) => {
    const byCheck = await atShipping({ [validate]: { valid: 'INVALID', fields: [{ name, code }] } })
    const byCart = await atShipping({ [add]: () => refuse(422, code) })
    for (const shop of [byCheck, byCart]) {
      await type(shop, maya)
      expect(await heldBy(() => shop.press(shippingSubmitted))).toBe(0)
      expect(shop.see(shippingForm.$problems)).toEqual({ [name]: code })
      expect(shop.see($isSavingShipping)).toBe(false)
    }
    expect(byCheck.see($addressFailure)?.code).toBe(code === 'PAY401' ? code : undefined)
  })

  it('offers a better spelling, and takes the shopper’s word for it', async () => {
    const better = anAddress({ addressLine1: '418 SW Alder St' })
    const answers = { [validate]: { valid: 'SUGGESTED', fields: [], suggestion: better } }
    const taking = await atShipping(answers)
    await type(taking, maya)
    expect(await heldBy(() => taking.press(shippingSubmitted))).toBe(0)
    expect(taking.see($suggestion)?.addressLine1).toBe('418 SW Alder St')
    expect(taking.see($isSavingShipping)).toBe(false)
    expect(await heldBy(() => taking.press(suggestionTaken))).toBe(1)
    expect(taking.callsTo(add)[0]?.body).toMatchObject({ address: [{ addressLine1: '418 SW Alder St' }] })
    expect(taking.see(shippingForm.$values)['addressLine1']).toBe('418 SW Alder St')

    const keeping = await atShipping(answers)
    await type(keeping, maya)
    await keeping.press(shippingSubmitted)
    expect(await heldBy(() => keeping.press(suggestionDeclined))).toBe(1)
    expect(keeping.callsTo(add)[0]?.body).toMatchObject({ address: [{ addressLine1: '418 Alder Street' }] })
  })

  it('goes on when the address check alone is down', async () => {
    const shop = await atShipping({ [validate]: () => refuse(500, 'GEN500') })
    await type(shop, maya)
    expect(await heldBy(() => shop.press(shippingSubmitted))).toBe(1)
  })

  it.each([
    [403, 'AUT403'],
    [403, 'AUT404'],
    [429, 'GEN500'],
  ])('may be sent again when the address check is refused with %s %s', async (status, code) => {
    let asked = 0
    const shop = await atShipping({
      [validate]: () => (asked++ === 0 ? refuse(status, code) : { valid: 'VALID', fields: [] }),
    })
    await type(shop, maya)
    expect(await heldBy(() => shop.press(shippingSubmitted))).toBe(0)
    expect(shop.see($addressFailure)?.code).toBe(code)
    expect(shop.see($isSavingShipping)).toBe(false)
    expect(await heldBy(() => shop.press(shippingSubmitted))).toBe(1)
  })

  it('stops when the address makes the chosen method dearer or takes it away', async () => {
    let reads = 0
    const dearer = { ...offer, applicableShippingMethods: [method('standard', 9)] }
    const shop = await atShipping({ [methods]: () => (++reads > 1 ? dearer : offer) })
    await type(shop, maya)
    expect(await heldBy(() => shop.press(shippingSubmitted))).toBe(0)
    expect(shop.see($isOfferChanged)).toBe(true)
    expect(await heldBy(() => shop.press(shippingSubmitted))).toBe(1)
  })

  it('is not done by an answer that was asked for before the address was known', async () => {
    const early = deferred()
    const saved = deferred()
    let reads = 0
    const shop = await beforeMethods({ [methods]: () => (reads++ ? offer : early.promise), [add]: () => saved.promise })
    void shop.press(methodsWanted)
    void shop.press(cartSeen, aReadyCart({ shippingAddress: [] }))
    for (const [name, value] of Object.entries(maya)) void shop.press(shippingForm.fieldChanged, { name, value })
    const order: string[] = []
    const stop = [shippingSaved.watch(() => order.push('held')), cartAnswered.watch(() => order.push('saved'))]
    const submitted = shop.press(shippingSubmitted)
    await expect.poll(() => shop.callsTo(add).length).toBe(1)
    early.resolve(offer)
    await expect.poll(() => shop.see($isReadingMethods)).toBe(false)
    saved.resolve(aReadyCart())
    await submitted
    for (const end of stop) end()
    expect(order).toEqual(['saved', 'held'])
  })

  it('sends a method as soon as it is chosen, shows it at once, and asks again only after a failure', async () => {
    const shop = await atShipping()
    const carts: unknown[] = []
    const stop = cartAnswered.watch(cart => carts.push(cart))
    await shop.press(methodChosen, { shippingId: 'ship-1', code: 'express' })
    stop()
    expect(methodOf(shop)?.code).toBe('express')
    expect(shop.callsTo(choose)[0]?.body).toEqual({
      cartId: 'basket-1',
      shippingId: 'ship-1',
      code: 'express',
      shopperAppliedSM: 'true',
    })
    expect(carts).toHaveLength(1)

    const failing = await atShipping({ [choose]: () => refuse(409, 'SHP404') })
    await failing.press(methodChosen, { shippingId: 'ship-1', code: 'express' })
    expect(methodOf(failing)?.code).toBe('standard')
    expect(failing.callsTo(methods)).toHaveLength(2)
    const offline = await atShipping({ [methods]: noAnswer('offline') })
    expect(offline.see($methodsFailure)?.code).toBe('offline')
  })
})
