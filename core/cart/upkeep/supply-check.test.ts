import { createStore } from 'effector'
import { describe, expect, test } from 'vitest'
import { aCart } from '../../testing/a-cart'
import { deferred } from '../../testing/deferred'
import { cartCalls, cartOf, shopWithCart } from '../../testing/shop-with-cart'
import { $cart, cartWanted, quantityChanged } from '../index'
import { $flashes } from '../model'
import { operationDone } from '../queue'
import { refreshFx, supplyCheckWanted } from './index'

/** Which of the two was answered last. */
const $answered = createStore('')
  .on(refreshFx.done, () => 'checked')
  .on(operationDone, () => 'written')

const gone = { code: 'ProductLineItemFullInventoryMissing', message: 'Sold out', itemId: 'item-2', details: null }

test('B1: where the cart is seen before it is bought, the service tells what cannot be had', async () => {
  const shop = await shopWithCart({ [cartCalls.read]: aCart({ flash: [{ ...gone, itemId: 'item-1' }] }) })
  await shop.press(supplyCheckWanted, 'reported')
  expect(shop.callsTo(cartCalls.read).map(({ query }) => query)).toEqual([{ lang: 'en', inventorySupplyCheck: 'true' }])
  expect(shop.see($flashes)).toMatchObject([{ code: gone.code }])
})

test('B1: where checkout begins, it is taken out as well; other readings ask for neither', async () => {
  const shop = await shopWithCart()
  await shop.press(supplyCheckWanted, 'removed')
  await shop.press(cartWanted)
  expect(shop.callsTo(cartCalls.read).map(({ query }) => query)).toEqual([
    { lang: 'en', inventorySupplyCheck: 'true', isPatchRequired: 'true' },
    { lang: 'en' },
  ])
})

describe('B1: what a check has found is told, whatever is written meanwhile', () => {
  const line = { itemId: 'item-1', qty: 2 }
  const found = aCart({ flash: [gone] })

  async function crossing(first: 'checked' | 'written', counts: { checked?: number; written?: number }) {
    const [checked, written] = [deferred(), deferred()]
    const shop = await shopWithCart({
      [cartCalls.read]: () => checked.promise,
      [cartCalls.update]: () => written.promise,
    })
    const presses = [shop.press(supplyCheckWanted, 'removed'), shop.press(quantityChanged, line)]
    await expect.poll(() => shop.callsTo(cartCalls.update).length).toBe(1)
    const revised = (revision: number | undefined) => (revision === undefined ? {} : { revision })
    const answers = {
      checked: () => checked.resolve({ ...found, ...revised(counts.checked) }),
      written: () => written.resolve({ ...cartOf(2), ...revised(counts.written) }),
    }
    answers[first]()
    await expect.poll(() => shop.see($answered)).toBe(first)
    answers[first === 'checked' ? 'written' : 'checked']()
    await Promise.all(presses)
    return shop
  }

  test.each([
    ['before the write', 'checked', {}],
    ['after the write', 'written', {}],
    ['before the write, which was done first', 'checked', { checked: 5, written: 4 }],
    ['after the write, which was done last', 'written', { checked: 4, written: 5 }],
  ] as const)('answered %s', async (_when, first, counts) => {
    const shop = await crossing(first, counts)
    expect(shop.see($flashes)).toMatchObject([{ code: gone.code }])
    const isCheckNewer = 'checked' in counts && counts.checked > counts.written
    expect(shop.see($cart)?.totalItemCount).toBe(isCheckNewer ? found.totalItemCount : 2)
    expect(shop.callsTo(cartCalls.read)).toHaveLength(1)
  })

  test('but not of a line that was changed since', async () => {
    const [checked, written] = [deferred(), deferred()]
    const shop = await shopWithCart({
      [cartCalls.read]: () => checked.promise,
      [cartCalls.update]: () => written.promise,
    })
    const presses = [shop.press(supplyCheckWanted, 'reported'), shop.press(quantityChanged, line)]
    await expect.poll(() => shop.callsTo(cartCalls.update).length).toBe(1)
    written.resolve(cartOf(2))
    checked.resolve(aCart({ flash: [{ ...gone, itemId: 'item-1' }] }))
    await Promise.all(presses)
    expect(shop.see($flashes)).toEqual([])
  })

  test('where a write was under way when it was wanted', async () => {
    const written = deferred()
    const shop = await shopWithCart({ [cartCalls.read]: found, [cartCalls.update]: () => written.promise })
    const presses = [shop.press(quantityChanged, line)]
    await expect.poll(() => shop.callsTo(cartCalls.update).length).toBe(1)
    presses.push(shop.press(supplyCheckWanted, 'removed'))
    written.resolve(cartOf(2))
    await Promise.all(presses)
    expect(shop.callsTo(cartCalls.read).map(({ query }) => query['isPatchRequired'])).toEqual(['true'])
    expect(shop.see($flashes)).toMatchObject([{ code: gone.code }])
  })
})
