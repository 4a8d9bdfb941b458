import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $errorText, sentencesWanted } from '../errors/sentences'
import { fakeStorage } from '../testing/fake-storage'
import { aCart } from '../testing/a-cart'
import { anOrder, aReadyCart } from '../testing/an-order'
import { noAnswer, raw, refuse, type Shop, shopFor } from '../testing/shop-for'
import {
  $requestedStep,
  $isChecking,
  $isProcessing,
  $order,
  $refusal,
  cartSeen,
  placeOrderPressed,
  stepDone,
  stepOpened,
} from './index'

const place = 'PUT /cart/v2/checkout/order'
const prepare = 'POST /cart/v1/cart/prepareOrder'

const stored = fakeStorage('sessionStorage')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function readyToPay(answers: Record<string, unknown>): Promise<Shop> {
  const shop = await shopFor({ [prepare]: () => aReadyCart(), ...answers })
  await shop.press(cartSeen, aReadyCart())
  return shop
}

async function settle(pressed: Promise<unknown>): Promise<void> {
  await vi.advanceTimersByTimeAsync(120_000)
  await pressed
}

describe('placing an order', () => {
  it('checks the cart, asks the bot check, and sends one order', async () => {
    const shop = await readyToPay({ [place]: () => anOrder() })
    const pressed = shop.press(placeOrderPressed)
    expect(shop.see($isProcessing)).toBe(true)
    await settle(pressed)
    expect(shop.callsTo(prepare)).toHaveLength(1)
    expect(shop.callsTo(place).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        cartId: 'basket-1',
        paymentMethod: { code: 'CREDIT_CARD' },
        recaptcha_response: 'sandbox-placeOrder',
      }),
    ])
    expect(shop.see($order)?.orderNumber).toBe('NL-204881736')
    expect(shop.see($isProcessing)).toBe(false)
  })

  it('C6: leaves checkout at its first step', async () => {
    const shop = await readyToPay({ [place]: () => anOrder() })
    await shop.press(stepOpened, 'summary')
    await settle(shop.press(placeOrderPressed))
    expect(shop.see($requestedStep)).toBe('shipping')
  })

  it('T6: pressed twice, it sends one order', async () => {
    const shop = await readyToPay({ [place]: () => anOrder() })
    await settle(Promise.all([shop.press(placeOrderPressed), shop.press(placeOrderPressed)]))
    expect(shop.callsTo(place)).toHaveLength(1)
  })

  it.each([
    ['no connection', noAnswer('offline')],
    ['nobody there', noAnswer()],
    ['no answer in time', noAnswer('timeout')],
    ['HTML in place of JSON', () => raw(502, '<html>Bad gateway</html>')],
    ['a payment that is still being checked', () => refuse(503, 'GEN500', { orderNumber: 'NL-1' })],
    ['a twin that is still at work', () => refuse(409, 'GEN500')],
    ['half of a JSON', () => raw(200, '{"orderNumber":')],
  ])(
    'T6: a lost answer (%s) is being checked, never failed, and asked for again as the same order',
    async (_name, lost) => {
      let attempts = 0
      const shop = await readyToPay({ [place]: () => (++attempts < 4 ? lost() : anOrder()) })
      const pressed = shop.press(placeOrderPressed)
      await vi.advanceTimersByTimeAsync(500)
      expect(shop.see($isChecking)).toBe(true)
      expect(shop.see($refusal)).toBeNull()
      await settle(pressed)
      const ids = shop.callsTo(place).map(({ headers }) => headers['x-transaction-id'])
      expect(ids).toHaveLength(4)
      expect(new Set(ids).size).toBe(1)
      expect(shop.see($order)?.orderNumber).toBe('NL-204881736')
      expect(shop.see($isChecking)).toBe(false)
    },
  )

  it('T6: a page left in the middle asks for the same order when it comes back', async () => {
    let answer: (order: unknown) => void = () => {}
    const first = await readyToPay({
      [place]: () =>
        new Promise(resolve => {
          answer = resolve
        }),
    })
    void first.press(placeOrderPressed)
    await vi.advanceTimersByTimeAsync(100)
    const [sent] = first.callsTo(place)

    const second = await shopFor({ [place]: () => anOrder() }, { config: { key: first.config.key } })
    await vi.advanceTimersByTimeAsync(100)
    expect(second.callsTo(place)[0]?.headers['x-transaction-id']).toBe(sent?.headers['x-transaction-id'])
    expect(second.see($order)?.orderNumber).toBe('NL-204881736')
    answer(anOrder())

    const third = await shopFor({}, { config: { key: first.config.key } })
    expect(third.callsTo(place)).toHaveLength(0)
  })

  it('T18: keeps neither the bot token nor the card’s digits across a reload', async () => {
    const shop = await readyToPay({ [place]: () => new Promise(() => {}) })
    void shop.press(placeOrderPressed)
    await vi.advanceTimersByTimeAsync(100)
    const text = [...stored.values()].join()
    expect(text).toContain('basket-1')
    expect(text).not.toContain('sandbox-placeOrder')
    expect(text).not.toContain('1111')
  })

  it.each([
    ['FE309', 400, 'top-notice'],
    ['PYT404', 404, 'top-notice'],
    ['PYT405', 404, 'top-notice'],
    ['PAY400', 402, 'top-notice'],
    ['PYT402', 402, 'top-notice'],
    ['BSK404', 404, 'top-notice'],
    ['SHP500', 400, 'top-notice'],
    ['INV700', 409, 'top-notice'],
    ['ORD430', 409, 'refetch-cart'],
    ['TAX309', 500, 'lasting-toast'],
    ['GEN500', 500, 'lasting-toast'],
    ['NEW999', 418, 'lasting-toast'],
  ])('%s is told where the shop tells it, and the next press is a new attempt', async (code, status, reaction) => {
    const shop = await readyToPay({ [place]: () => refuse(status, code) })
    await settle(shop.press(placeOrderPressed))
    expect(shop.see($refusal)).toMatchObject({ code, reaction })
    expect(shop.see($isProcessing)).toBe(false)
    await settle(shop.press(placeOrderPressed))
    const ids = shop.callsTo(place).map(({ headers }) => headers['x-transaction-id'])
    expect(new Set(ids).size).toBe(2)
  })

  it('C8: tells why it was refused until the shopper has done a step again', async () => {
    const shop = await readyToPay({ [place]: () => refuse(402, 'PAY400') })
    await settle(shop.press(placeOrderPressed))
    expect(shop.see($refusal)?.code).toBe('PAY400')
    await shop.press(stepDone, 'billing')
    expect(shop.see($refusal)).toBeNull()
  })

  it('stops before the order when the checked cart costs something else, is empty, or lacks stock', async () => {
    const dearer = aReadyCart()
    const carts = [
      [{ ...dearer, totals: { ...dearer.totals, remainingToPay: 113 } }, 'total-changed'],
      [aCart({ items: [] }), 'cart-empty'],
      [
        aReadyCart({ flash: [{ code: 'ProductItemNotAvailable', message: '', details: {} }] }),
        'ProductItemNotAvailable',
      ],
    ] as const
    for (const [cart, code] of carts) {
      const reaction = code === 'cart-empty' ? 'lasting-toast' : 'top-notice'
      const shop = await readyToPay({ [prepare]: () => cart, [place]: () => anOrder() })
      await settle(shop.press(placeOrderPressed))
      expect(shop.see($refusal)).toMatchObject({ code, reaction })
      expect(shop.callsTo(place)).toHaveLength(0)
    }
  })

  it.each([
    ['was used up', 'GFC740', {}, 'The gift card ending 7445 is empty. Use another way to pay.'],
    [
      'holds less',
      'PYT400',
      { balance: 1, currency: 'USD' },
      'The gift card ending 7445 now holds only $1.00. Check what is left to pay, then place the order.',
    ],
  ] as const)(
    'D2: names a gift card that %s, before it tells that the sum is another',
    async (_what, code, more, says) => {
      const cart = aReadyCart()
      const flash = [{ code, message: '', details: { giftCard: '•••• •••• •••• 7445', ...more } }]
      const totals = { ...cart.totals, remainingToPay: 162 }
      const shop = await readyToPay({ [prepare]: { ...cart, totals, flash } })
      await settle(shop.press(placeOrderPressed))
      await shop.press(sentencesWanted)
      const refusal = shop.see($refusal)
      expect(refusal).toMatchObject({ code, reaction: 'top-notice' })
      expect(refusal && shop.see($errorText)(refusal)).toBe(says)
      expect(shop.callsTo(place)).toHaveLength(0)
    },
  )

  it('says that nothing was ordered when the check itself got no answer', async () => {
    const shop = await readyToPay({ [prepare]: noAnswer() })
    await settle(shop.press(placeOrderPressed))
    expect(shop.see($refusal)).toMatchObject({ code: 'unreachable', reaction: 'top-notice' })
    expect(shop.see($isChecking)).toBe(false)
  })
})
