import { describe, expect, it } from 'vitest'
import { $cart, cartAnswered, cartWanted } from '../../cart'
import { couponSubmitted } from '../../cart/coupons'
import '../../cart/upkeep'
import { holdTokenFx } from '../../http/hold-token'
import { $remaining, partSubmitted } from '../../payment'
import { aReadyCart } from '../../testing/an-order'
import { deferred } from '../../testing/deferred'
import { type Answers, shopFor } from '../../testing/shop-for'
import { cartCalls } from '../../testing/shop-with-cart'
import './payment-and-cart'

const add = 'POST /cart/v1/cart/:basketId/paymentInstruments'
const part = { kind: 'GIFT_CARD', giftCard: { number: '6006491260550227445', pin: '1234' } } as const

/** A cart with this much left to pay, after this many changes. */
function leaving(remainingToPay: number, revision?: number) {
  const cart = aReadyCart()
  return { ...cart, totals: { ...cart.totals, remainingToPay }, ...(revision === undefined ? {} : { revision }) }
}

/** A reading and a payment that are both under way. */
async function crossing(answers: Answers = {}) {
  const [reading, paying] = [deferred(), deferred()]
  const shop = await shopFor({ [cartCalls.read]: () => reading.promise, [add]: () => paying.promise, ...answers })
  await shop.press(holdTokenFx, {})
  await shop.press(cartAnswered, leaving(112, 4))
  const presses = [shop.press(cartWanted), shop.press(partSubmitted, part)]
  await expect.poll(() => [shop.callsTo(cartCalls.read).length, shop.callsTo(add).length]).toEqual([1, 1])
  return { ...shop, reading, paying, done: () => Promise.all(presses) }
}

describe('T14: a reading and a payment that cross', () => {
  it('leave the sum after the payment, where the reading is older and answered last, and read nothing again', async () => {
    const shop = await crossing()
    shop.paying.resolve(leaving(62, 5))
    await expect.poll(() => shop.see($remaining)).toBe(62)
    shop.reading.resolve(leaving(112, 4))
    await shop.done()
    expect([shop.see($remaining), shop.callsTo(cartCalls.read).length]).toEqual([62, 1])
  })

  it('leave the sum of the reading, where that is newer, whichever is answered last', async () => {
    for (const first of ['reading', 'paying'] as const) {
      const shop = await crossing()
      const answers = { reading: leaving(40, 6), paying: leaving(62, 5) }
      shop[first].resolve(answers[first])
      await expect.poll(() => shop.see($cart)?.totals.remainingToPay).toBe(answers[first].totals.remainingToPay)
      const last = first === 'reading' ? 'paying' : 'reading'
      shop[last].resolve(answers[last])
      await shop.done()
      expect(shop.see($remaining)).toBe(40)
    }
  })

  it('show what was answered last, where a service does not count its changes', async () => {
    const shop = await crossing()
    shop.paying.resolve(leaving(62))
    await expect.poll(() => shop.see($remaining)).toBe(62)
    shop.reading.resolve(leaving(40))
    await shop.done()
    expect(shop.see($remaining)).toBe(40)
  })
})

describe('T14: a change of the bag and a payment that cross', () => {
  const write = 'PUT /cart/v1/coupon'

  it.each([
    ['after the payment, which is newer', 5],
    ['after the payment, where that is older', 7],
    ['after the payment, of a service that does not count its changes', undefined],
  ])('leave the newest sum and what the change tells, answered %s', async (_when, revision) => {
    const changing = deferred()
    const shop = await shopFor({ [write]: () => changing.promise, [add]: leaving(62, 6) })
    await shop.press(holdTokenFx, {})
    await shop.press(cartAnswered, leaving(112, 4))
    const pressed = shop.press(couponSubmitted, 'TEN')
    await expect.poll(() => shop.callsTo(write).length).toBe(1)
    const paid = shop.press(partSubmitted, part)
    await expect.poll(() => shop.see($remaining)).toBe(62)
    const flash = [{ code: 'TAX310', message: '', details: null }]
    changing.resolve({ ...leaving(101, revision), flash })
    await Promise.all([pressed, paid])
    expect([shop.see($remaining), shop.see($cart)?.flash]).toEqual([revision === 5 ? 62 : 101, flash])
  })
})
