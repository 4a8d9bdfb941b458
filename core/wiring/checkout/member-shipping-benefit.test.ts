import { describe, expect, test } from 'vitest'
import { cartAnswered } from '../../cart'
import { methodsWanted, shippingForm } from '../../delivery'
import { tokenReceived } from '../../http/token'
import { profileWanted } from '../../profile'
import { aToken } from '../../testing/a-token'
import { aReadyCart } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import './checkout-and-cart'
import './delivery-and-cart'
import { $hasMemberBenefit } from './member-shipping-benefit'

async function atShippingIn(locale: string) {
  const shop = await shopFor({}, { config: { locale } })
  await shop.press(cartAnswered, aReadyCart({ shippingAddress: [] }))
  return shop
}

describe('C2: free shipping for members', () => {
  test.each(['fr-FR', 'it-IT', 'de-DE', 'en-GB'])('is not mentioned to a shopper in %s', async locale => {
    expect((await atShippingIn(locale)).see($hasMemberBenefit)).toBe(false)
  })

  test.each(['en-US', 'en-CA', 'ja-JP'])('is mentioned to a shopper in %s', async locale => {
    expect((await atShippingIn(locale)).see($hasMemberBenefit)).toBe(true)
  })

  test('follows the country of the address', async () => {
    const shop = await atShippingIn('en-US')
    await shop.press(shippingForm.countryChanged, 'GB')
    expect(shop.see($hasMemberBenefit)).toBe(false)
  })

  test('is not mentioned to a member', async () => {
    const details = { email: 'm@till.test', firstName: 'Mo', lastName: null, phone: null, phoneCode: null }
    const shop = await shopFor({
      'GET /consumers-v3/consumer': {
        consumerProfile: {
          consumerDetails: { ...details, postalCode: null, birthDate: null, address: [], identity: [] },
          isLoyaltyMember: true,
          loyaltyOptInDate: null,
        },
      },
    })
    await shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
    await shop.press(cartAnswered, aReadyCart({ shippingAddress: [] }))
    await shop.press(profileWanted)
    expect(shop.see($hasMemberBenefit)).toBe(false)
  })

  test.each([
    [0, false],
    [6, true],
  ])('with standard shipping at %d anyway is mentioned: %s', async (finalAmount, isTold) => {
    const price = { amount: 6, finalAmount, currency: 'USD' }
    const standard = { code: 'standard', label: 'Standard', deliveryTime: '3-5 days', class: 'home', price }
    const shop = await shopFor({
      'GET /cart/v1/cart/:basketId/shippingMethod/:shippingId': {
        shippingId: 'ship-1',
        methods: [standard],
        ...{ applicableShippingMethods: [standard] },
      },
    })
    await shop.press(cartAnswered, aReadyCart({ shippingAddress: [] }))
    await shop.press(methodsWanted)
    expect(shop.see($hasMemberBenefit)).toBe(isTold)
  })
})
