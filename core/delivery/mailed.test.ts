import { sample } from 'effector'
import { describe, expect, it } from 'vitest'
import { method, rules } from '../testing/a-form'
import { aCart, anItem } from '../testing/a-cart'
import { refuse, type Shop, shopFor } from '../testing/shop-for'
import {
  $isSameAsShipping,
  $isSavingShipping,
  $shipment,
  cartAnswered,
  cartSeen,
  collectorForm,
  countriesWanted,
  methodsWanted,
  shippingSaved,
  shippingSubmitted,
} from './index'

const add = 'POST /cart/v2/cart/:basketId/shippingAddress'

sample({ clock: cartAnswered, target: cartSeen })

const parts = [{ shippingId: 'digital', class: 'digital' as const, selected: 'by-mail', applicableShippingMethods: [] }]
const items = [anItem({ isDigitalProduct: true })]
const contact = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', phone: '5035550199' }

async function atShipping(answers: Record<string, unknown> = {}, cart = aCart({ items, shippingMethods: parts })) {
  const us = { code: 'US', name: 'United States', dialCode: '+1', mask: null, shipping: true }
  const shop = await shopFor({
    'GET /consumers-v3/utilities/countryList': { countries: [us] },
    'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
    [add]: () => aCart({ items, shippingMethods: parts }),
    'GET /cart/v1/cart/:basketId/shippingMethod/:shippingId': {
      shippingId: 'digital',
      applicableShippingMethods: [method('by-mail', 0)],
    },
    ...answers,
  })
  await shop.press(cartSeen, cart)
  await shop.press(countriesWanted)
  await shop.press(methodsWanted)
  return shop
}

async function type(shop: Shop, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await shop.press(collectorForm.fieldChanged, { name, value })
}

describe('a cart of nothing but what goes by e-mail', () => {
  it('asks for a contact and for no place: neither in its form nor for its bill', async () => {
    const shop = await atShipping()
    expect(shop.see($shipment)).toMatchObject({ hasParcel: false, mailedId: 'digital' })
    expect(shop.see(collectorForm.$layout)?.rules.map(({ name }) => name)).toEqual([
      'email',
      'firstName',
      'lastName',
      'phone',
    ])
    expect(shop.see($isSameAsShipping)).toBe(false)
    await shop.press(shippingSubmitted)
    expect(shop.see(collectorForm.$problems)).toEqual({
      email: 'required',
      firstName: 'required',
      lastName: 'required',
    })
  })

  it('sends the contact with its consent, as its shipment’s own, and is done without an address check', async () => {
    const shop = await atShipping()
    let isHeld = false
    const stop = shippingSaved.watch(() => {
      isHeld = true
    })
    await type(shop, { ...contact, newsletterConsent: 'yes' })
    await shop.press(shippingSubmitted)
    stop()
    expect(shop.callsTo(add).map(({ body }) => body)).toMatchObject([
      {
        address: [
          { ...contact, phone: '(503) 555 - 0199', shippingId: 'digital', subscriptions: { newsletterConsent: true } },
        ],
      },
    ])
    expect(shop.callsTo(add)[0]?.body).not.toHaveProperty('context')
    expect(isHeld).toBe(true)
  })

  it('shows each field that the service refuses, and goes nowhere', async () => {
    const fields = [
      { name: 'email', code: 'CHK380' },
      { name: 'phone', code: 'SHP410' },
    ]
    const shop = await atShipping({ [add]: () => refuse(422, 'CHK380', { fields }) })
    await type(shop, contact)
    await shop.press(shippingSubmitted)
    expect(shop.see(collectorForm.$problems)).toEqual({ email: 'CHK380', phone: 'SHP410' })
    expect(shop.see($isSavingShipping)).toBe(false)
  })

  it('begins with the contact that the service knows', async () => {
    const known = { ...contact, shippingId: 'digital', countryCode: 'US', addressLine1: '', city: '' }
    const shop = await atShipping({}, aCart({ items, shippingMethods: parts, shippingAddress: [known] }))
    expect(shop.see(collectorForm.$values)).toMatchObject({ email: 'noor@example.com', firstName: 'Noor' })
    expect(shop.see($shipment)?.shippingAddress).toBeNull()
  })
})
