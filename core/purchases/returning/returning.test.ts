import { expect, test, vi } from 'vitest'
import { saveFileFx } from '../../runtime/save-file'
import { anOrder } from '../../testing/an-order'
import { type Call, refuse, shopFor } from '../../testing/shop-for'
import { $isReturnOpen, purchaseOpened, returnOpened } from '../order'
import {
  $isNothingToReturn,
  $refundQuote,
  $refundQuoteError,
  $returnQty,
  returnConfirmed,
  returnQtyChosen,
  returnReasonChosen,
} from './index'

const read = 'GET /consumers-v3/consumer/purchase/:orderId'
const label = 'POST /consumers-v3/consumer/return/:orderId/returnLabel'
const refund = 'POST /consumers-v3/consumer/return/:orderId/refund'
const returnable = [
  { itemId: 'a', qty: 2 },
  { itemId: 'b', qty: 1 },
]

async function atOrder(answers: object = {}) {
  saveFileFx.use(vi.fn<() => void>())
  const sent = { fileName: 'label.pdf', contentType: 'application/pdf', content: 'JVBERg==' }
  const shop = await shopFor({
    [read]: anOrder({ orderNumber: '1001' }),
    [refund]: ({ body }: Call) => ({
      currency: 'USD',
      amount: 112 * (body as { items: { qty: number }[] }).items.reduce((sum, { qty }) => sum + qty, 0),
    }),
    [label]: { returnNumber: 'R1', carrier: 'Till Post', trackingNumber: 'T1', label: sent },
    ...answers,
  })
  await shop.press(purchaseOpened, '1001')
  await shop.press(returnOpened, returnable)
  return shop
}

test('F5: a return names lines, pieces and a reason, and what they bring is the service’s sum', async () => {
  const shop = await atOrder()
  await shop.press(returnConfirmed)
  expect([shop.see($isNothingToReturn), shop.callsTo(label).length]).toEqual([true, 0])
  await shop.press(returnQtyChosen, { itemId: 'a', qty: 2 })
  await shop.press(returnQtyChosen, { itemId: 'b', qty: 1 })
  await shop.press(returnQtyChosen, { itemId: 'a', qty: 1 })
  expect([shop.see($isNothingToReturn), shop.see($refundQuote)?.amount]).toEqual([false, 224])
  await shop.press(returnQtyChosen, { itemId: 'b', qty: 0 })
  await shop.press(returnReasonChosen, 'too-small')
  await shop.press(returnConfirmed)
  expect(shop.callsTo(label)[0]?.body).toEqual({ items: [{ itemId: 'a', qty: 1 }], reason: 'too-small' })
  expect([shop.see($isReturnOpen), shop.callsTo(read).length]).toEqual([false, 2])
})

test('F5: the only piece of an order is chosen at once', async () => {
  const shop = await atOrder()
  await shop.press(returnOpened, [{ itemId: 'b', qty: 1 }])
  expect([shop.see($returnQty), shop.see($refundQuote)?.amount]).toEqual([{ b: 1 }, 112])
})

test('F5: a return whose lines are gone closes, any other failure keeps what was chosen', async () => {
  let answer = refuse(500, 'RTN500')
  const shop = await atOrder({ [label]: () => answer, [refund]: refuse(500, 'GEN500') })
  await shop.press(returnQtyChosen, { itemId: 'a', qty: 1 })
  expect(shop.see($refundQuoteError)?.code).toBe('GEN500')
  await shop.press(returnConfirmed)
  expect([shop.see($isReturnOpen), shop.see($returnQty)]).toEqual([true, { a: 1 }])
  answer = refuse(409, 'GEN500', { reason: 'wrong-items' })
  await shop.press(returnConfirmed)
  expect(shop.see($isReturnOpen)).toBe(false)
})
