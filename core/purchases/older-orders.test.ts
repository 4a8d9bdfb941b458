import { expect, test } from 'vitest'
import { type Call, refuse, shopFor } from '../testing/shop-for'
import { PAGE_SIZE } from './history'
import { $hasOlder, $historyError, $listed, historyWanted, olderWanted } from './index'

const list = 'POST /consumers-v3/consumer/purchasehistory'
const total = 25
const purchase = (at: number) => ({
  ...{ orderNumber: `${at}`, status: 'placed', placedAt: '2026-11-01T10:00:00Z', currency: 'USD', total: 1 },
  ...{ totalUnits: 1, items: [] },
})

test('F8: older orders are added page by page, whichever page was read before, and a page that failed is tried again', async () => {
  let isDown = false
  const shop = await shopFor({
    [list]({ body }: Call) {
      const { start } = body as { start: number }
      const length = Math.min(PAGE_SIZE, total - start)
      const orders = Array.from({ length }, (_none, at) => purchase(start + at))
      return isDown ? refuse(500, 'GEN500') : { total, start, count: length, orders }
    },
  })
  const numbers = () => shop.see($listed)?.map(({ orderNumber }) => Number(orderNumber))
  await shop.press(historyWanted, 3)
  expect(numbers()).toBeUndefined()
  await shop.press(historyWanted, 1)
  isDown = true
  await shop.press(olderWanted)
  expect([numbers()?.length, shop.see($hasOlder), shop.see($historyError)?.code]).toEqual([10, true, 'GEN500'])
  isDown = false
  await shop.press(olderWanted)
  await shop.press(olderWanted)
  expect(numbers()).toEqual(Array.from({ length: total }, (_none, at) => at))
  expect(shop.see($hasOlder)).toBe(false)
})
