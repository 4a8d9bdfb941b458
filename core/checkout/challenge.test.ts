import { createWatch } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage'
import { aChallengedOrder, anOrder, aReadyCart } from '../testing/an-order'
import { noAnswer, refuse, type Shop, shopFor } from '../testing/shop-for'
import { orderPlaced } from './order'
import {
  $authentication,
  $challenge,
  $isConfirming,
  $isLeaving,
  $order,
  $secondsLeft,
  $step,
  cartSeen,
  challengeAnswered,
  challengeFailed,
  challengeGivenUp,
  leavingRequested,
  leavingRefused,
  placeOrderPressed,
  stepOpened,
} from './index'

const place = 'PUT /cart/v2/checkout/order'
const patch = 'PATCH /cart/v2/checkout/order/:orderNumber'
const read = 'GET /consumers-v3/consumer/purchase/:orderId'
const passed = { transactionId: 'challenge-1', challengeResult: 'signed' }
const refused = () => refuse(402, 'PAY400', { reason: 'authentication', basketId: 'basket-2' })

fakeStorage('sessionStorage')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function challenged(answers: Record<string, unknown>): Promise<Shop> {
  const shop = await shopFor({
    'POST /cart/v1/cart/prepareOrder': () => aReadyCart(),
    [place]: () => aChallengedOrder(),
    ...answers,
  })
  await shop.press(cartSeen, aReadyCart())
  await shop.press(stepOpened, 'summary')
  await shop.press(placeOrderPressed)
  return shop
}

describe('the bank’s question', () => {
  it('is open with five minutes to answer, and a passed one places the order', async () => {
    const shop = await challenged({ [patch]: () => anOrder() })
    expect(shop.see($challenge)?.challengeUrl).toBe('https://bank.test/challenge/1')
    expect(shop.see($secondsLeft)).toBe(300)
    await vi.advanceTimersByTimeAsync(48_000)
    expect(shop.see($secondsLeft)).toBe(252)
    await shop.press(challengeAnswered, passed)
    expect(shop.callsTo(patch)[0]?.body).toEqual({
      paymentMethod: { code: 'CREDIT_CARD', additionalData: passed },
    })
    expect(shop.see($order)?.status).toBe('placed')
    expect(shop.see($challenge)).toBeNull()
  })

  it('T7: answered twice, or for another challenge, counts once', async () => {
    const shop = await challenged({ [patch]: () => anOrder() })
    await shop.press(challengeAnswered, { transactionId: 'somebody-else', challengeResult: 'x' })
    expect(shop.see($isConfirming)).toBe(false)
    await Promise.all([
      shop.press(challengeAnswered, passed),
      shop.press(challengeAnswered, { ...passed, challengeResult: 'again' }),
      shop.press(challengeGivenUp),
    ])
    expect(shop.callsTo(patch)).toHaveLength(1)
  })

  it.each([
    ['refused by the bank', async (shop: Shop) => shop.press(challengeAnswered, passed), 'answered'],
    ['given up', async (shop: Shop) => shop.press(challengeGivenUp), 'gave-up'],
    ['timed out', async () => vi.advanceTimersByTimeAsync(301_000), 'timed-out'],
  ])('T7: %s, the order is void and the shopper is back at billing', async (_name, end, ending) => {
    const endings: unknown[] = []
    const stop = challengeFailed.watch(failed => endings.push(failed))
    const shop = await challenged({ [patch]: refused })
    await end(shop)
    await vi.advanceTimersByTimeAsync(10)
    stop()
    expect(endings).toEqual([{ ending, basketId: 'basket-2' }])
    expect(shop.callsTo(patch)).toHaveLength(1)
    expect(shop.see($step)).toBe('billing')
    expect(shop.see($challenge)).toBeNull()
    expect(shop.see($order)).toBeNull()
  })

  it.each([
    ['without details', undefined, 'unknown'],
    ['with others', { url: 'https://bank.test/challenge/1', transactionId: 'challenge-1' }, 'challenge-1'],
    ['with an address that is none', { challengeUrl: 'bank', transactionId: 'challenge-1' }, 'challenge-1'],
    ['with a script for an address', { challengeUrl: 'javascript:1', transactionId: 'challenge-1' }, 'challenge-1'],
    ['with no id', { challengeUrl: 'https://bank.test/challenge/1', transactionId: '' }, 'unknown'],
  ])(
    'C7: that comes %s is no placed order: it is made void, and the shopper is back at billing',
    async (_how, details, transactionId) => {
      const placed: unknown[] = []
      const stop = orderPlaced.watch(order => placed.push(order))
      const flash = [{ code: 'PaymentNotAuthorized', message: 'Confirm', details }]
      const shop = await challenged({ [place]: () => anOrder({ status: 'pending', flash }), [patch]: refused })
      stop()
      expect([placed, shop.see($order)]).toEqual([[], null])
      expect(shop.callsTo(patch).map(({ body }) => body)).toEqual([
        { paymentMethod: { code: 'CREDIT_CARD', additionalData: { transactionId, challengeResult: 'unreadable' } } },
      ])
      expect([shop.see($step), shop.see($authentication), shop.see($challenge)]).toEqual([
        'billing',
        'unreadable',
        null,
      ])
      await shop.press(placeOrderPressed)
      expect(new Set(shop.callsTo(place).map(({ headers }) => headers['x-transaction-id'])).size).toBe(2)
    },
  )

  it.each([
    ['ORD409', 409],
    ['AUT404', 403],
    ['AUT498', 403],
  ])(
    'ends without an outcome where its shopper’s session has ended (%s), for the order may be placed',
    async (code, status) => {
      const shop = await challenged({ [patch]: refuse(status, code) })
      const endings: string[] = []
      createWatch({ unit: challengeFailed, scope: shop.scope, fn: ({ ending }) => endings.push(ending) })
      await shop.press(challengeAnswered, passed)
      expect(endings).toEqual(['unknown'])
    },
  )

  it('asks before it closes', async () => {
    const shop = await challenged({ [patch]: refused })
    await shop.press(leavingRequested)
    expect(shop.see($isLeaving)).toBe(true)
    await shop.press(leavingRefused)
    expect(shop.see($isLeaving)).toBe(false)
    expect(shop.callsTo(patch)).toHaveLength(0)
  })

  it('T6: keeps confirming when the answer is lost, under one id, and after an error under a new one', async () => {
    const answers = [noAnswer(), noAnswer('timeout'), () => refuse(500, 'GEN500'), () => anOrder()]
    const shop = await challenged({ [patch]: () => answers.shift()?.() })
    const pressed = shop.press(challengeAnswered, passed)
    await vi.advanceTimersByTimeAsync(30_000)
    await pressed
    const ids = shop.callsTo(patch).map(({ headers }) => headers['x-transaction-id'])
    expect([ids[0] === ids[1], ids[1] === ids[2], ids[2] === ids[3]]).toEqual([true, true, false])
    expect(shop.see($order)?.status).toBe('placed')
  })

  it.each([
    ['pending', 'opens again with the time that is left'],
    ['placed', 'leads to the confirmation'],
    ['void', 'leads back to billing'],
  ] as const)('T7: after a reload an order that is %s %s', async (status, _what) => {
    const first = await challenged({})
    await vi.advanceTimersByTimeAsync(60_000)
    const outcomes: string[] = []
    const stops = [orderPlaced.watch(() => outcomes.push('placed')), challengeFailed.watch(() => outcomes.push('void'))]
    const second = await shopFor(
      { [read]: () => ({ ...aChallengedOrder(), status }) },
      { config: { key: first.config.key } },
    )
    for (const stop of stops) stop()
    expect(outcomes).toEqual(status === 'pending' ? [] : [status])
    expect(second.see($secondsLeft)).toBe(status === 'pending' ? 240 : 0)
  })
})
