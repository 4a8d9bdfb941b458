import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $cart, $count } from '../../cart'
import { $errorText } from '../../errors/sentences'
import { $toasts } from '../../notices'
import { aCart, anItem } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { type Answers, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import '../../wiring/session/lost-items-are-shown'
import '../../wiring/session/offered-cart-is-taken'
import {
  $choiceError,
  $choiceUnderWay,
  $hasOfferChanged,
  $isAsking,
  $isOfferLost,
  choiceMade,
  lossRead,
  questionPutAside,
  questionWanted,
} from './index'
import { $offer } from '../arrival'

const choose = 'POST /token/v2/auth/handoff/choice'
const own = aCart({ basketId: 'mine' })
const both = aCart({ basketId: 'mine', items: [anItem(), anItem({ id: 'item-2', productId: 'TQ4407AB18' })] })

let cleaned: ReturnType<typeof vi.fn<History['replaceState']>>

beforeEach(() => {
  cleaned = vi.fn<History['replaceState']>()
  vi.stubGlobal('location', {
    hash: '#handoff=h1',
    origin: 'https://shop.test',
    hostname: 'shop.test',
    pathname: '/en-us/checkout/shipping',
    search: '?lead=x',
  })
  vi.stubGlobal('history', { state: null, replaceState: cleaned })
})
afterEach(() => vi.unstubAllGlobals())

/** A shopper with a bag of their own, to whom a link offers another. */
function asked(answers: Answers = {}) {
  const offer = { from: 'https://blog.test', cart: aCart({ basketId: 'theirs' }) }
  return shopFor({
    'POST /token/v2/auth/token': aToken({ basketId: 'mine', cart: own, offer }),
    'GET /cart/v1/cart/:basketId': both,
    ...answers,
  })
}

const missing = [{ productId: 'TQ4407AB17', name: 'Meridian 2', qty: 3, kept: 1 }]

const told = (shop: Awaited<ReturnType<typeof asked>>) => {
  const [toast] = shop.see($toasts)
  const { code = '', message = '', details } = toast ?? {}
  return [toast?.left, shop.see($errorText)({ code, message, details })]
}

test('A3: what a bag from its own page could not bring along is listed by name, and stays until it is read', async () => {
  const answer = aToken({ basketId: 'mine', cart: own, notMerged: missing })
  const shop = await asked({ 'POST /token/v2/auth/token': answer })
  expect(told(shop)).toEqual([null, expect.stringContaining('Meridian 2 (1 of 3)')])
})

test('A3: what the chosen bag could not bring along is listed by name', async () => {
  const shop = await asked({ [choose]: { basketId: 'mine', cart: both, notMerged: missing } })
  await shop.press(choiceMade, 'add')
  expect(told(shop)).toEqual([null, expect.stringContaining('Meridian 2 (1 of 3)')])
})

describe('a bag that a link offers', () => {
  test('changes nothing before the shopper has chosen', async () => {
    const shop = await asked()
    expect([shop.see($offer)?.from, shop.see($isAsking), shop.see($count)]).toEqual(['https://blog.test', true, 1])
    expect(shop.callsTo(choose)).toEqual([])
  })

  test.each(['add', 'keep', 'open'] as const)(
    'is settled by choosing to %s, and shows the bag that comes of it',
    async choice => {
      const shop = await asked({ [choose]: { basketId: 'mine', cart: both } })
      await shop.press(choiceMade, choice)
      expect(shop.callsTo(choose)[0]?.body).toEqual({ handoff: 'h1', choice })
      expect([shop.see($offer), shop.see($cart)?.items.length]).toEqual([null, 2])
      expect(cleaned).toHaveBeenCalledWith(null, '', '/en-us/checkout/shipping?lead=x')
    },
  )

  test('that is left by a shopper without a bag leaves none', async () => {
    const shop = await asked({
      'POST /token/v2/auth/token': aToken({ cart: null, offer: { from: null, cart: own } }),
      [choose]: { basketId: null, cart: null },
    })
    await shop.press(choiceMade, 'keep')
    expect([shop.see($offer), shop.see($cart)]).toEqual([null, null])
  })

  test('is chosen once, however often the button is pressed', async () => {
    const shop = await asked({ [choose]: { basketId: 'mine', cart: both } })
    await Promise.all([shop.press(choiceMade, 'add'), shop.press(choiceMade, 'add')])
    expect(shop.callsTo(choose)).toHaveLength(1)
  })

  test('can be chosen again where no answer came', async () => {
    let isOffline = true
    const shop = await asked({ [choose]: () => (isOffline ? noAnswer('offline')() : { basketId: 'mine', cart: both }) })
    await shop.press(choiceMade, 'add')
    expect([shop.see($choiceError)?.code, shop.see($choiceUnderWay), shop.see($isOfferLost)]).toEqual([
      'offline',
      null,
      false,
    ])
    expect(cleaned).not.toHaveBeenCalled()
    isOffline = false
    await shop.press(choiceMade, 'add')
    expect([shop.see($choiceError), shop.see($offer)]).toEqual([null, null])
  })

  test('that cannot be opened any more says so, and then shows the bag as it is now', async () => {
    const shop = await asked({ [choose]: refuse(401, 'AUT404') })
    await shop.press(choiceMade, 'add')
    expect([shop.see($isOfferLost), shop.see($offer)?.handoff]).toEqual([true, 'h1'])
    await shop.press(lossRead)
    expect([shop.see($isOfferLost), shop.see($offer), shop.see($count)]).toEqual([false, null, 2])
    expect(cleaned).toHaveBeenCalled()
  })

  test('that has changed since the shopper saw it is shown as it is now, and asked about again', async () => {
    const answers = [{ basketId: 'mine', cart: own, offer: { from: 'https://blog.test', cart: both } }]
    const shop = await asked({ [choose]: () => answers.pop() ?? { basketId: 'mine', cart: both } })
    await shop.press(choiceMade, 'add')
    expect([shop.see($hasOfferChanged), shop.see($offer)?.cart.items.length, shop.see($count)]).toEqual([true, 2, 1])
    await shop.press(choiceMade, 'add')
    expect([shop.see($hasOfferChanged), shop.see($offer), shop.see($count)]).toEqual([false, null, 2])
  })

  test('waits when the question is closed, and can be asked for again', async () => {
    const shop = await asked()
    await shop.press(questionPutAside)
    expect([shop.see($isAsking), shop.see($offer)?.handoff]).toEqual([false, 'h1'])
    expect([shop.callsTo(choose), cleaned.mock.calls]).toEqual([[], []])
    await shop.press(questionWanted)
    expect(shop.see($isAsking)).toBe(true)
  })
})
