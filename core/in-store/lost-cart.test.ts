import '../wiring/checkout/in-store-and-cart'
import { describe, expect, test } from 'vitest'
import { cartAnswered } from '../cart'
import { aCart, anItem } from '../testing/a-cart'
import { type Call, refuse, type Shop, shopFor } from '../testing/shop-for'
import { bodiesOf, cartCalls } from '../testing/shop-with-cart'
import { $adjustmentError, $inStoreCart, adjustmentSubmitted } from './index'

const adjust = 'POST /cart/v1/cart/:basketId/price_adjustments'

const inStores = { ...anItem().shippingOptions, selected: 'pickup' as const, storeInfo: { id: 'S1', name: 'Pearl' } }
const lines = [
  anItem({ id: 'item-1', upc: 'upc-1' }),
  anItem({ id: 'item-2', upc: 'upc-1', shippingOptions: inStores }),
]
const asAssociate = (cart: object) => ({ ...aCart(cart), mayAdjust: true })
const anew = asAssociate({ basketId: 'basket-2', items: lines.map((line, at) => ({ ...line, id: `item-${at + 7}` })) })
const adjusted = {
  ...anew,
  priceAdjustments: [{ adjustmentId: 'adjustment-1', amount: 5, reason: 'Scuffed', itemId: 'item-8' }],
}

/** An associate before a cart that the service has lost. */
async function inStore(rebuilt: object = anew, answers: Record<string, unknown> = {}): Promise<Shop> {
  const shop = await shopFor({
    [cartCalls.begin]: rebuilt,
    [cartCalls.add]: rebuilt,
    [cartCalls.read]: rebuilt,
    [adjust]: ({ path, body }: Call) => {
      if (path.includes('basket-1')) return refuse(404, 'BSK404')
      const { itemId } = body as { itemId: string | null }
      return itemId === 'item-1' || itemId === 'item-2' ? refuse(404, 'ORD404') : adjusted
    },
    ...answers,
  })
  await shop.press(cartAnswered, asAssociate({ items: lines }))
  return shop
}

describe('B11: a price that is adjusted in a cart that was lost', () => {
  test.each([
    ['the line that was meant', 'item-2', 'item-8'],
    ['all goods', null, null],
  ])('is adjusted for %s in the new one', async (_what, itemId, inNew) => {
    const shop = await inStore()
    await shop.press(adjustmentSubmitted, { itemId, amount: '5', reason: 'Scuffed' })
    expect(shop.callsTo(adjust).map(({ path }) => path.split('/')[4])).toEqual(['basket-1', 'basket-2'])
    expect(bodiesOf(shop.callsTo(adjust))[1]).toEqual({ itemId: inNew, amount: 5, reason: 'Scuffed' })
    expect(shop.see($inStoreCart)).toMatchObject({ basketId: 'basket-2', priceAdjustments: adjusted.priceAdjustments })
    expect(shop.see($adjustmentError)).toBeNull()
  })

  test('is adjusted for nothing else if its line did not come along', async () => {
    const shop = await inStore({ ...anew, items: anew.items.slice(0, 1) })
    await shop.press(adjustmentSubmitted, { itemId: 'item-2', amount: '5', reason: 'Scuffed' })
    expect(bodiesOf(shop.callsTo(adjust)).slice(1)).toEqual([{ itemId: 'item-2', amount: 5, reason: 'Scuffed' }])
    expect(shop.see($inStoreCart)).toMatchObject({ basketId: 'basket-2', priceAdjustments: [] })
    expect(shop.see($adjustmentError)).toMatchObject({ code: 'ORD404' })
  })
})
