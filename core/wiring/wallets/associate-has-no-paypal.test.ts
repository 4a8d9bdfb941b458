import { describe, expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { tokenReceived } from '../../http/token'
import { aCart } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { shopFor } from '../../testing/shop-for'
import { $walletsOffered, walletsWanted } from '../../wallets'
import './associate-has-no-paypal'

const settings = {
  locales: [],
  currencies: [],
  trust: 'first-party',
  environment: 'test',
  features: { payPal: true },
}

describe('PayPal', () => {
  it('is not offered to an associate whose cart was known before the buttons came, and is to others', async () => {
    const shop = await shopFor({ 'GET /fapi/site/settings': settings })
    await shop.press(cartAnswered, Object.assign(aCart(), { mayAdjust: true }))
    await shop.press(walletsWanted)
    expect(shop.see($walletsOffered)).toEqual([])
    await shop.press(cartAnswered, aCart())
    expect(shop.see($walletsOffered)).toEqual(['PAYPAL'])
  })

  it('D5: is not offered to an associate who has no cart yet', async () => {
    const shop = await shopFor({ 'GET /fapi/site/settings': settings })
    const answer = { ...aToken(), consumerType: 'EMPLOYEE' as const, isAssociate: true }
    await shop.press(tokenReceived, { answer, now: Date.now() })
    await shop.press(walletsWanted)
    expect(shop.see($walletsOffered)).toEqual([])
  })
})
