import { createStore } from 'effector'
import { describe, expect, test } from 'vitest'
import { addToCartPressed, cartAnswered, quantityChanged, saveForLaterPressed } from '../cart'
import { couponSubmitted } from '../cart/coupons'
import { consentGiven } from '../consent'
import { aCart, anItem } from '../testing/a-cart'
import { aToken } from '../testing/a-token'
import { type Answers, refuse, shopFor } from '../testing/shop-for'
import { cartCalls } from '../testing/shop-with-cart'
import '../wiring/analytics/follow-cart'
import '../wiring/analytics/follow-coupons'
import '../wiring/analytics/need-consent'
import { type AnalyticsEvent, published } from './index'

const $received = createStore<readonly AnalyticsEvent[]>([]).on(published, (received, event) => [...received, event])

const { add, begin, coupon, update } = cartCalls
const shoe = { productId: 'TQ4407AB12', upc: 'upc-item-1' }
const socks = anItem({ id: 'item-2', productId: 'SOCKS', name: 'Crew socks' })

/** A shop that knows this cart, if any, and what it tells: event, name, and how many. */
async function shopWith(answers: Answers, items = [anItem()]) {
  const shop = await shopFor(answers)
  await shop.press(consentGiven, { performance: true })
  if (items.length) await shop.press(cartAnswered, aCart({ items }))
  const told = () =>
    shop
      .see($received)
      .flatMap(({ event, ecommerce }) =>
        ecommerce.items.map(({ item_name, quantity }) => `${event} ${quantity} ${item_name}`),
      )
  return { ...shop, told }
}

describe('what is reported of changes of the cart (M4)', () => {
  test('a line that is saved for later has left the cart', async () => {
    const { press, told } = await shopWith({ 'POST /cart/v2/cart/:basketId/saveForLater': aCart({ items: [socks] }) }, [
      anItem({ qty: 2 }),
      socks,
    ])
    await press(saveForLaterPressed, { itemId: 'item-1' })
    expect(told()).toEqual(['remove_from_cart 2 Kestrel 2'])
  })

  describe('of a lost cart that is rebuilt', () => {
    const anew = (qty: number) =>
      aCart({ basketId: 'basket-2', items: [anItem({ id: 'item-7', upc: 'upc-item-1', qty })] })
    const lost = { [begin]: anew(1), [cartCalls.read]: refuse(404, 'BSK404') }
    const onceLost = (then: unknown) => {
      let tries = 0
      return () => (++tries === 1 ? refuse(404, 'BSK404') : then)
    }

    test('only the piece that was added', async () => {
      const { press, told } = await shopWith({ ...lost, [add]: onceLost(anew(2)) })
      await press(addToCartPressed, shoe)
      expect(told()).toEqual(['add_to_cart 1 Kestrel 2'])
    })

    test('only the piece by which a line grew', async () => {
      const { press, told } = await shopWith({ ...lost, [update]: onceLost(anew(2)) })
      await press(quantityChanged, { itemId: 'item-1', qty: 2 })
      expect(told()).toEqual(['add_to_cart 1 Kestrel 2'])
    })

    test('and what could not be put back', async () => {
      const answers = [refuse(404, 'BSK404'), refuse(409, 'INV700'), anew(2)]
      const { press, told } = await shopWith({ ...lost, [add]: () => answers.shift() }, [anItem(), socks])
      await press(addToCartPressed, shoe)
      expect(told()).toEqual(['add_to_cart 1 Kestrel 2', 'remove_from_cart 1 Crew socks'])
    })
  })

  test('one piece, where an account’s cart had three of it, which this page had not read', async () => {
    const known = () => aToken({ consumerType: 'REGISTERED', consumerNo: 'maya', basketId: 'basket-7' })
    const { press, told } = await shopWith(
      {
        'POST /token/v2/auth/token': known,
        [add]: aCart({ basketId: 'basket-7', items: [anItem({ qty: 4 }), socks] }),
      },
      [],
    )
    await press(addToCartPressed, shoe)
    expect(told()).toEqual(['add_to_cart 1 Kestrel 2'])
  })

  test.each(['first', 'last'])('the line that grew, where one product is in two and that is the %s', async place => {
    const stored = anItem({ id: 'item-8', upc: 'upc-item-1', name: 'Kestrel 2 in Pearl' })
    const both = [{ ...stored, qty: 3 }, anItem()]
    const items = place === 'first' ? both : both.toReversed()
    const { press, told } = await shopWith({ [add]: aCart({ items }) }, [anItem(), stored])
    await press(addToCartPressed, { ...shoe, qty: 2 })
    expect(told()).toEqual(['add_to_cart 2 Kestrel 2 in Pearl'])
  })

  test('a promotion that the shopper chose by its code, and none where the code takes nothing off', async () => {
    const promotion = { promotionId: 'welcome', promotionName: 'Ten off', couponCode: 'WELCOME10', price: 10 }
    const none = { code: 'ONCE', applied: false }
    const answers = [
      aCart({ couponItems: [{ code: 'WELCOME10', applied: true }], orderPromotions: [promotion] }),
      aCart({ couponItems: [{ code: 'WELCOME10', applied: true }, none], orderPromotions: [promotion] }),
    ]
    const { press, see } = await shopWith({ [coupon]: () => answers.shift() })
    await press(couponSubmitted, 'welcome10')
    await press(couponSubmitted, 'ONCE')
    expect(
      see($received).map(({ event, ecommerce: { promotion_id, coupon, value } }) => [
        event,
        promotion_id,
        coupon,
        value,
      ]),
    ).toEqual([['select_promotion', 'welcome', 'WELCOME10', 112]])
  })
})
