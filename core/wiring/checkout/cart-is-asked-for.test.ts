import { describe, expect, test } from 'vitest'
import { $count, cartAnswered } from '../../cart'
import { $arrival } from '../../session/arrival'
import { deferred } from '../../testing/deferred'
import { aCart, anItem } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $isCartKnown, $loadError, cartShown, loadAgain } from './checkout-and-cart'

const token = 'POST /token/v2/auth/token'
const withCart = () => aToken({ basketId: 'basket-1', cart: aCart({ items: [anItem()] }) })

describe('the shop’s own cart page, opened without a link from a host page', () => {
  test('shows the cart that another page of the shop began', async () => {
    const shop = await shopFor({ [token]: withCart })
    await shop.press(cartShown)
    expect([shop.see($count), shop.see($isCartKnown)]).toEqual([1, true])
    expect(shop.callsTo(token)).toHaveLength(1)
  })

  test('says that it is empty only once the service has said so', async () => {
    const answer = deferred()
    const shop = await shopFor({ [token]: () => answer.promise })
    void shop.press(cartShown)
    await expect.poll(() => shop.callsTo(token)).toHaveLength(1)
    expect(shop.see($isCartKnown)).toBe(false)
    answer.resolve(aToken())
    await expect.poll(() => shop.see($isCartKnown)).toBe(true)
    expect(shop.see($count)).toBe(0)
  })

  test('says that the service cannot be reached, and asks again when told to', async () => {
    let isOut = true
    const shop = await shopFor({ [token]: () => (isOut ? noAnswer('unreachable')() : withCart()) })
    await shop.press(cartShown)
    expect([shop.see($isCartKnown), shop.see($loadError)?.code]).toEqual([false, 'unreachable'])
    isOut = false
    await shop.press(loadAgain)
    expect([shop.see($count), shop.see($loadError)]).toEqual([1, null])
  })

  test('is empty where the service opens no session for guests', async () => {
    const shop = await shopFor({ [token]: refuse(403, 'AUT404') })
    await shop.press(cartShown)
    expect([shop.see($isCartKnown), shop.see($arrival)]).toEqual([true, 'done'])
  })

  test('asks nobody where it knows its cart', async () => {
    const shop = await shopFor({ [token]: withCart })
    await shop.press(cartAnswered, aCart())
    await shop.press(cartShown)
    expect(shop.callsTo(token)).toEqual([])
  })
})
