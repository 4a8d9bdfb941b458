import { describe, expect, test } from 'vitest'
import { cartAnswered } from '../../cart'
import { shippingForm } from '../../delivery'
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
})
