import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../testing/an-order'
import { type Call, refuse, shopFor } from '../testing/shop-for'
import { HistoryRequest } from './contracts'
import { PAGE_SIZE } from './history'
import { $history, $historyError, $pageCount, historyWanted } from './index'
import { $purchase, $purchaseError, cancellation, purchaseOpened } from './order'
import { $isReadingOwn, $notOwnNumber, $ownNumber, ownOrderRequested } from './own'

const list = 'POST /consumers-v3/consumer/purchasehistory'
const read = 'GET /consumers-v3/consumer/purchase/:orderId'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'

const page = (start: number, total = 25) => ({ total, start, count: PAGE_SIZE, orders: [] })
const order = anOrder({ orderNumber: '1001' })

describe('the list of orders', () => {
  test('F5: is read page by page, and says how many there are', async () => {
    const shop = await shopFor({ [list]: ({ body }: Call) => page((body as { start: number }).start) })
    await shop.press(historyWanted, 3)
    expect(shop.callsTo(list)[0]?.body).toEqual({ start: 20, count: PAGE_SIZE })
    expect([shop.see($history)?.start, shop.see($pageCount)]).toEqual([20, 3])
  })

  test('F5: a page far behind the last order has no orders, and is no failure', async () => {
    const shop = await shopFor({ [list]: ({ body }: Call) => page((body as { start: number }).start) })
    await shop.press(historyWanted, 99_999)
    expect(is(shop.callsTo(list)[0]?.body, HistoryRequest)).toBe(true)
    expect([shop.see($history)?.orders, shop.see($pageCount)]).toEqual([[], 3])
  })

  test('F5: a page that could not be read is no error of the page that was asked for after it', async () => {
    const answers: (() => void)[] = []
    const shop = await shopFor({
      [list]: ({ body }: Call) =>
        new Promise(resolve => {
          const { start } = body as { start: number }
          answers.push(() => resolve(start === 0 ? refuse(500, 'GEN500') : page(start)))
        }),
    })
    const first = shop.press(historyWanted, 1)
    const second = shop.press(historyWanted, 2)
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.()
    await expect.poll(() => shop.see($history)?.start).toBe(10)
    answers[0]?.()
    await Promise.all([first, second])
    expect(shop.see($historyError)).toBeNull()
  })

  test('F5: shows no other page in the place of one that is coming or could not be read', async () => {
    let answer: (value: unknown) => void = () => {}
    const shop = await shopFor({
      [list]: ({ body }: Call) => {
        const { start } = body as { start: number }
        return start === 20 ? new Promise(resolve => (answer = resolve)) : page(start)
      },
    })
    await shop.press(historyWanted, 2)
    const third = shop.press(historyWanted, 3)
    await expect.poll(() => shop.callsTo(list).length).toBe(2)
    expect([shop.see($history), shop.see($pageCount)]).toEqual([null, 3])
    answer(refuse(500, 'GEN500'))
    await third
    expect([shop.see($history), shop.see($historyError)?.code]).toEqual([null, 'GEN500'])
    await shop.press(historyWanted, 2)
    await shop.press(historyWanted, 2)
    expect(shop.see($history)?.start).toBe(10)
  })

  test('F5: that cannot be read says why, until it can', async () => {
    let answer: unknown = refuse(500, 'GEN500')
    const shop = await shopFor({ [list]: () => answer })
    await shop.press(historyWanted, 1)
    expect(shop.see($historyError)?.code).toBe('GEN500')
    answer = page(0)
    await shop.press(historyWanted, 1)
    expect([shop.see($historyError), shop.see($history)?.total]).toEqual([null, 25])
  })
})

describe('an order of the account', () => {
  test('F5: that could not be read is no error of the one that was opened after it', async () => {
    const answers: Record<string, () => void> = {}
    const shop = await shopFor({
      [read]: ({ path }: Call) =>
        new Promise(resolve => {
          const number = path.slice(-4)
          answers[number] = () => resolve(number === '1001' ? refuse(500, 'GEN500') : anOrder({ orderNumber: number }))
        }),
    })
    const first = shop.press(purchaseOpened, '1001')
    const second = shop.press(purchaseOpened, '1002')
    await expect.poll(() => Object.keys(answers)).toEqual(['1001', '1002'])
    answers['1002']?.()
    await expect.poll(() => shop.see($purchase)?.orderNumber).toBe('1002')
    answers['1001']?.()
    await Promise.all([first, second])
    expect([shop.see($purchase)?.orderNumber, shop.see($purchaseError)]).toEqual(['1002', null])
  })

  test('F5: is shown as it is now, and another one never under its number', async () => {
    const shop = await shopFor({ [read]: order })
    await shop.press(purchaseOpened, '1001')
    expect(shop.see($purchase)?.orderNumber).toBe('1001')
    await shop.press(purchaseOpened, '1002')
    expect(shop.see($purchase)).toBeNull()
  })

  test('F5: that is somebody else’s is not found', async () => {
    const shop = await shopFor({ [read]: refuse(404, 'OHS4004') })
    await shop.press(purchaseOpened, '1001')
    expect(shop.see($purchaseError)?.code).toBe('OHS4004')
  })

  test('F5: is taken back after a question', async () => {
    const shop = await shopFor({ [read]: order, [cancel]: { ...order, status: 'cancelled' } })
    await shop.press(purchaseOpened, '1001')
    await shop.press(cancellation.press)
    expect([shop.see(cancellation.isOpen), shop.callsTo(cancel).length]).toEqual([true, 0])
    await shop.press(cancellation.confirm)
    expect(shop.callsTo(cancel)[0]?.body).toEqual({ orderNumber: '1001' })
    expect([shop.see($purchase)?.status, shop.see(cancellation.isOpen)]).toEqual(['cancelled', false])
  })

  test.each([
    ['done', { ...order, status: 'cancelled' }],
    ['refused', refuse(409, 'ORD409')],
  ])('F5: whose cancellation is %s after another was opened says nothing there', async (_what, said) => {
    let answer: (said: unknown) => void = () => {}
    const shop = await shopFor({
      [read]: ({ path }: Call) => anOrder({ orderNumber: path.slice(-4) }),
      [cancel]: () =>
        new Promise(resolve => {
          answer = resolve
        }),
    })
    await shop.press(purchaseOpened, '1001')
    const first = shop.press(cancellation.confirm)
    await expect.poll(() => shop.callsTo(cancel).length).toBe(1)
    expect(shop.see(cancellation.isCancelling)).toBe(true)
    const other = [shop.press(purchaseOpened, '1002'), shop.press(cancellation.press)]
    expect(shop.see(cancellation.isCancelling)).toBe(false)
    answer(said)
    await Promise.all([first, ...other])
    expect([shop.see(cancellation.isOpen), shop.see(cancellation.error)]).toEqual([true, null])
    expect(shop.callsTo(read).map(({ path }) => path.slice(-4))).toEqual(['1001', '1002'])
  })

  test('F5: that was shipped meanwhile says so, and is read again', async () => {
    const shop = await shopFor({ [read]: order, [cancel]: refuse(409, 'ORD409') })
    await shop.press(purchaseOpened, '1001')
    await shop.press(cancellation.press)
    await shop.press(cancellation.confirm)
    expect([shop.see(cancellation.error)?.status, shop.callsTo(read).length]).toEqual([409, 2])
  })
})

describe('an order that a link names', () => {
  test('F5: is the account’s where the shop knows it as the shopper’s, and nothing is asked for a guest', async () => {
    const shop = await shopFor({ [read]: order })
    await shop.press(ownOrderRequested, null)
    expect([shop.callsTo(read).length, shop.see($ownNumber)]).toEqual([0, null])
    await shop.press(ownOrderRequested, '1001')
    expect(shop.see($ownNumber)).toBe('1001')
    await shop.press(ownOrderRequested, null)
    expect(shop.see($ownNumber)).toBeNull()
  })

  test('F5: that is somebody else’s is not led to the account', async () => {
    const shop = await shopFor({ [read]: refuse(404, 'OHS4004') })
    await shop.press(ownOrderRequested, '1001')
    expect([shop.see($ownNumber), shop.see($isReadingOwn)]).toEqual([null, false])
  })

  test.each([
    ['is somebody else’s is said not to be the account’s', refuse(404, 'OHS4004'), '1001'],
    ['could not be read is said nothing of', refuse(500, 'GEN500'), null],
  ])('A13: that %s', async (_what, answer, said) => {
    const shop = await shopFor({ [read]: answer })
    await shop.press(ownOrderRequested, '1001')
    expect(shop.see($notOwnNumber)).toBe(said)
    await shop.press(ownOrderRequested, null)
    expect(shop.see($notOwnNumber)).toBeNull()
  })
})
