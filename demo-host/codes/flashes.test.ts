import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { notesBesideStep } from '../../checkout-site/person/notes'
import { $cart, $lines, cartAnswered } from '../../core/cart'
import { $notifications } from '../../core/cart/upkeep'
import { $challenge, $refusal, $step, placeOrderPressed, stepOpened } from '../../core/checkout'
import { $dialogs } from '../../core/dialogs'
import { $errorText, sentencesWanted } from '../../core/errors/sentences'
import { tokenReceived } from '../../core/http/token'
import { $toasts } from '../../core/notices'
import type { Cart } from '../../core/shapes/cart'
import { fakeStorage } from '../../core/testing/fake-storage'
import { aToken } from '../../core/testing/a-token'
import { aChallengedOrder, anOrder, aReadyCart } from '../../core/testing/an-order'
import { type Shop, shopFor } from '../../core/testing/shop-for'
import '../../core/wiring/checkout/checkout-and-cart'
import { $deliveryChanges } from '../../core/checkout/delivery-changes'
import { $lacksTerms, personShown } from '../../core/profile/employee-terms'
import '../../core/wiring/session/employee-terms'
import '../../core/wiring/checkout/refused-order'
import { lineNotices } from '../../widgets/cart-parts/line-notices'
import { $words } from '../../widgets/cart-parts/cart-messages.words'
import { flashesPage } from './flashes-page'
import { type FlashRow, flashes, type Occasion, type Reaction } from './flashes'

// Row B10: each flash is answered over the wire on each occasion that its row names; what the shopper is told then is
// what the row says, and nothing else. Where the service raises them is held by `service/every-flash.test.ts`.

const read = 'GET /cart/v1/cart/:basketId'
const prepare = 'POST /cart/v1/cart/prepareOrder'
const place = 'PUT /cart/v2/checkout/order'

fakeStorage('sessionStorage')

const rowOf = (code: string) => flashes[code] as FlashRow
const rowsSeen = (occasion: Occasion) => Object.keys(flashes).filter(code => rowOf(code).seen[occasion])

/** The cart that has this to tell. */
function telling(code: string, isEmptied: boolean): Cart {
  const { ofLine, isNotification, seen } = rowOf(code)
  const cart = aReadyCart()
  const told = [{ code, message: 'News', details: null, ...(ofLine ? { itemId: 'item-1' } : {}) }]
  const more = seen.checked?.includes('total changed') ? 5 : 0
  const totals = { ...cart.totals, remainingToPay: cart.totals.remainingToPay + more }
  const items = isEmptied ? [] : cart.items
  return { ...cart, items, totals, ...(isNotification ? { customerNotifications: told } : { flash: told }) }
}

/** A shopper who gets this flash; an employee if it is about employees. */
async function toldOn(occasion: Occasion, code: string): Promise<Shop> {
  const cart = telling(code, occasion === 'checked empty' || occasion === 'bag emptied')
  const shop = await shopFor({
    [read]: { ...cart, flash: [] },
    [prepare]: occasion === 'placed' ? aReadyCart() : cart,
    [place]: occasion === 'placed' ? aChallengedOrder() : anOrder(),
  })
  const person = {
    consumerType: rowOf(code).isNotification ? ('EMPLOYEE' as const) : ('REGISTERED' as const),
    isEmployeeDiscountTCAccepted: code !== 'EmployeeTermsNotAccepted',
  }
  await shop.press(tokenReceived, { answer: { ...aToken(), ...person }, now: Date.now() })
  await shop.press(cartAnswered, aReadyCart())
  if (!occasion.startsWith('bag')) {
    await shop.press(stepOpened, 'summary')
    await shop.press(personShown)
  }
  if (occasion === 'step' || occasion.startsWith('bag')) await shop.press(cartAnswered, cart)
  else await shop.press(placeOrderPressed)
  return shop
}

/** What of the table is in the bag: under its lines, or above them. */
function inBag(shop: Shop, code: string): Reaction[] {
  const lines = shop.see($lines)
  const news = { flash: shop.see($cart)?.flash, promoSummary: [] }
  const notices = lines.flatMap(line => lineNotices(line, news, shop.see($words), one => one.code))
  const isAbove = shop
    .see($notifications)
    .some(one => one.code === code && !lines.some(({ item }) => item.id === one.itemId))
  return [
    ...(notices.some(({ text }) => text === code) ? (['line'] as const) : []),
    ...(isAbove ? (['above'] as const) : []),
  ]
}

/** What of it is seen at checkout. */
function atCheckout(shop: Shop, code: string): Reaction[] {
  const refusal = shop.see($refusal)
  const notes = notesBesideStep(shop.see($notifications), {
    refused: refusal?.code,
    lacksTerms: shop.see($lacksTerms),
  })
  const isHeld = shop.callsTo(prepare).length > 0 && shop.callsTo(place).length === 0
  const isNotice = isHeld && refusal?.reaction === 'top-notice'
  const isReadAgain = shop.callsTo(read).length > 0
  const truths: Readonly<Partial<Record<Reaction, boolean>>> = {
    // Where nothing is left there is no step, and nothing beside it.
    above: shop.see($lines).length > 0 && notes.some(one => one.code === code),
    refused: isNotice && isReadAgain && refusal?.code === code,
    'total changed': isNotice && refusal?.code === 'total-changed',
    'cannot be completed':
      isHeld && shop.see($toasts).some(toast => toast.code === 'cart-empty' && toast.left === null),
    'shipping step': shop.see($step) === 'shipping' && shop.see($deliveryChanges).some(change => change.code === code),
    'bank dialog': shop.see($challenge) !== null,
    'terms dialog': shop.see($dialogs).some(({ name, state }) => name === 'employee-terms' && state === 'open'),
  }
  return (Object.keys(truths) as Reaction[]).filter(reaction => truths[reaction])
}

const claims = Object.keys(flashes).flatMap(code =>
  (Object.entries(rowOf(code).seen) as [Occasion, readonly Reaction[]][]).map(
    ([occasion, reactions]) => [code, occasion, reactions] as const,
  ),
)

test.each(claims)('B10: %s, %s: %j', async (code, occasion, reactions) => {
  const shop = await toldOn(occasion, code)
  const seen = occasion.startsWith('bag') ? inBag(shop, code) : atCheckout(shop, code)
  expect(seen.sort()).toEqual([...reactions].sort())
})

describe('B10: what is shown', () => {
  test.each(rowsSeen('bag'))(
    '%s stays past the next answer where it was told once, and goes where every answer tells it',
    async code => {
      const shop = await toldOn('bag', code)
      const told = () => shop.see($notifications).map(one => one.code)
      await shop.press(cartAnswered, aReadyCart())
      expect(told()).toEqual(rowOf(code).isNotification ? [] : [code])
      await shop.press(cartAnswered, aReadyCart({ items: [] }))
      expect(told()).toEqual(rowOf(code).isNotification || rowOf(code).ofLine ? [] : [code])
    },
  )

  test.each(Object.keys(flashes))('%s has words of the shop, in place of the service’s own', async code => {
    const shop = await shopFor()
    await shop.press(sentencesWanted)
    expect(shop.see($errorText)({ code, message: 'News' })).not.toBe('News')
  })

  test.each(rowsSeen('bag emptied'))('%s that took the last line: the order cannot be completed', async code => {
    const shop = await shopFor()
    await shop.press(sentencesWanted)
    const say = shop.see($errorText)
    const cannot = say({ code: 'cart-empty', message: '' })
    expect(cannot).toMatch(/cannot be completed/)
    expect(say({ code, message: '', details: { left: 0 } })).toBe(cannot)
    expect(say({ code, message: '', details: { left: 1 } })).toMatch(/out of stock/)
  })
})

test('B10: the page of the flashes says what the table says', () => {
  const file = join(import.meta.dirname, 'flashes.md')
  expect(readFileSync(file, 'utf8'), 'npm run describe writes it').toBe(flashesPage())
})
