import { describe, expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order'
import { type Call, refuse, shopFor } from '../../testing/shop-for'
import {
  $foundOrder,
  $isLookingUp,
  $lookUpRequest,
  $lookUpError,
  $lookUpProblems,
  cancellation,
  lookUpLeft,
  lookUpOpened,
  lookUpSubmitted,
  lookUpTyped,
} from './index'

const track = 'POST /consumers-v3/consumer/TrackOrder'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const asked = { orderNumber: '2048 8173 6001', email: 'maya.okafor@example.com' }

async function lookedUp(answers = {}) {
  const shop = await shopFor({ [track]: anOrder(), [cancel]: anOrder({ status: 'cancelled' }), ...answers })
  await shop.press(lookUpOpened, { orderNumber: null })
  await shop.press(lookUpTyped, asked)
  await shop.press(lookUpSubmitted)
  return shop
}

describe('looking up an order', () => {
  test('with something missing asks nobody, and says what to put right', async () => {
    const shop = await shopFor()
    await shop.press(lookUpTyped, { email: 'maya@' })
    await shop.press(lookUpSubmitted)
    expect(shop.see($lookUpProblems)).toEqual({ orderNumber: 'required', email: 'email' })
    expect(shop.callsTo(track)).toEqual([])
  })

  test('shows it as it is now', async () => {
    const shop = await lookedUp()
    expect(shop.callsTo(track)[0]?.body).toEqual(asked)
    expect(shop.see($foundOrder)).toMatchObject({ status: 'placed' })
  })

  test('that nobody has says so, and loses nothing that was typed', async () => {
    const shop = await lookedUp({ [track]: refuse(404, 'OHS4004') })
    expect([shop.see($lookUpError)?.code, shop.see($lookUpRequest), shop.see($foundOrder)]).toEqual([
      'OHS4004',
      asked,
      null,
    ])
  })

  test('C9: says nothing of the one before where it is opened for another', async () => {
    const shop = await lookedUp({ [track]: refuse(404, 'OHS4004') })
    await shop.press(lookUpOpened, { orderNumber: '111' })
    expect(shop.see($lookUpError)).toBeNull()
  })

  test('begins with the number that the address names, and waits for the e-mail', async () => {
    const shop = await shopFor({ [track]: anOrder() })
    await shop.press(lookUpOpened, { orderNumber: '204881736001' })
    expect(shop.see($lookUpRequest)).toEqual({ orderNumber: '204881736001', email: '' })
    expect(shop.callsTo(track)).toEqual([])
  })

  test('is done again after a reload, and not after the shopper left it', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const first = await lookedUp()
    const again = await shopFor({ [track]: anOrder({ status: 'shipped' }) }, { config: first.config })
    await again.press(lookUpOpened, { orderNumber: null })
    expect(again.see($foundOrder)).toMatchObject({ status: 'shipped' })
    await again.press(lookUpLeft)
    const after = await shopFor({ [track]: anOrder() }, { config: first.config })
    await after.press(lookUpOpened, { orderNumber: null })
    expect([after.see($foundOrder), after.callsTo(track)]).toEqual([null, []])
    vi.unstubAllGlobals()
  })
})

describe('looking up one order after another', () => {
  /** A shop whose answers come when the test says so, by the number that was asked for. */
  async function clerk() {
    const answers: Record<string, (answer: unknown) => void> = {}
    const shop = await shopFor({
      [track]: ({ body }: Call) => new Promise(resolve => (answers[(body as typeof asked).orderNumber] = resolve)),
    })
    const lookUp = async (orderNumber: string) => {
      const looking = shop.press(lookUpTyped, { ...asked, orderNumber })
      const sent = shop.press(lookUpSubmitted)
      await expect.poll(() => Object.keys(answers)).toContain(orderNumber)
      return [looking, sent]
    }
    await shop.press(lookUpOpened, { orderNumber: null })
    return { shop, answers, lookUp }
  }

  test.each([
    ['111', '222'],
    ['222', '111'],
  ])('shows the last, whose answer comes where %s comes first', async (...order) => {
    const { shop, answers, lookUp } = await clerk()
    const all = [...(await lookUp('111')), ...(await lookUp('222'))]
    for (const orderNumber of order) answers[orderNumber]?.(anOrder({ orderNumber }))
    await Promise.all(all)
    expect(shop.see($foundOrder)?.orderNumber).toBe('222')
  })

  test('shows nothing of one that the shopper has left before it was found', async () => {
    const { shop, answers, lookUp } = await clerk()
    const all = await lookUp('111')
    const leaving = shop.press(lookUpLeft)
    expect(shop.see($isLookingUp)).toBe(false)
    answers['111']?.(anOrder({ orderNumber: '111' }))
    await Promise.all([...all, leaving])
    expect(shop.see($foundOrder)).toBeNull()
  })
})

describe('taking an order back', () => {
  test('is asked first, then done with the number and e-mail that found it', async () => {
    const shop = await lookedUp()
    await shop.press(cancellation.press)
    expect([shop.see(cancellation.isOpen), shop.callsTo(cancel)]).toEqual([true, []])
    await shop.press(cancellation.confirm)
    expect(shop.callsTo(cancel)[0]?.body).toEqual(asked)
    expect([shop.see($foundOrder)?.status, shop.see(cancellation.isOpen)]).toEqual(['cancelled', false])
  })

  test('too late shows the order as it is now, and why', async () => {
    let status: 'placed' | 'shipped' = 'placed'
    const shop = await lookedUp({ [track]: () => anOrder({ status }), [cancel]: refuse(409, 'GEN500') })
    status = 'shipped'
    await shop.press(cancellation.press)
    await shop.press(cancellation.confirm)
    expect([shop.see($foundOrder)?.status, shop.see(cancellation.error)?.status]).toEqual(['shipped', 409])
  })

  test.each([
    ['refused', refuse(409, 'GEN500')],
    ['done', { status: 200, body: JSON.stringify(anOrder({ orderNumber: '111', status: 'cancelled' })) }],
  ])('under way for one order, and then %s, says nothing at the next', async (_end, said) => {
    let answer: (said: unknown) => void = () => {}
    const shop = await lookedUp({
      [track]: ({ body }: Call) => anOrder({ orderNumber: (body as typeof asked).orderNumber }),
      [cancel]: () => new Promise(resolve => (answer = resolve)),
    })
    const cancelling = shop.press(cancellation.confirm)
    await expect.poll(() => shop.see(cancellation.isCancelling)).toBe(true)
    const next = [
      shop.press(lookUpLeft),
      shop.press(lookUpTyped, { ...asked, orderNumber: '222' }),
      shop.press(lookUpSubmitted),
    ]
    await expect.poll(() => shop.see($foundOrder)?.orderNumber).toBe('222')
    expect(shop.see(cancellation.isCancelling)).toBe(false)
    next.push(shop.press(cancellation.press))
    answer(said)
    await Promise.all([cancelling, ...next])
    expect([shop.see(cancellation.isOpen), shop.see(cancellation.error), shop.see($foundOrder)?.orderNumber]).toEqual([
      true,
      null,
      '222',
    ])
  })
})
