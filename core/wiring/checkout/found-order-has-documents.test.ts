import { createStore } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import {
  $foundOrder,
  cancellation,
  foundOrderShown,
  lookUpLeft,
  lookUpOpened,
  lookUpSubmitted,
  lookUpTyped,
} from '../../checkout/look-up'
import {
  $deliveredDocument,
  $purchase,
  invoicePressed,
  orderNamed,
  purchaseOpened,
  resendPressed,
  returnPressed,
} from '../../purchases/order'
import { tabMessageReceived } from '../../runtime/tab-messages'
import type { ShopConfig } from '../../site/contracts'
import { anOrder } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import './found-order-has-documents'

const track = 'POST /consumers-v3/consumer/TrackOrder'
const read = 'GET /consumers-v3/consumer/purchase/:orderId'
const invoice = 'POST /consumers-v3/consumer/purchase/invoice/download'
const label = 'POST /consumers-v3/consumer/return/:orderId/returnLabel'
const resend = 'POST /consumers-v3/consumer/resendGiftCardEmail'
const asked = { orderNumber: '2048 8173 6001', email: 'maya.okafor@example.com' }
const file = { fileName: 'invoice.pdf', contentType: 'application/pdf', content: 'JVBERg==' }

afterEach(() => vi.unstubAllGlobals())

async function lookedUp(answers = {}, config?: ShopConfig) {
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) })
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }),
  )
  const shop = await shopFor(
    {
      [track]: anOrder(),
      [read]: anOrder({ orderNumber: '1001' }),
      [invoice]: file,
      [label]: { returnNumber: 'R1', carrier: 'Till Post', trackingNumber: 'T1', label: file },
      [resend]: { status: 204, body: '' },
      ...answers,
    },
    config ? { config } : {},
  )
  await shop.press(lookUpOpened, { orderNumber: null })
  await shop.press(lookUpTyped, asked)
  await shop.press(lookUpSubmitted)
  return shop
}

test('F5: a guest gets the invoice, and gift cards once more, by the e-mail that found the order', async () => {
  const shop = await lookedUp()
  await shop.press(invoicePressed)
  await shop.press(resendPressed)
  expect([shop.callsTo(invoice)[0]?.body, shop.callsTo(resend)[0]?.body]).toEqual([asked, asked])
})

test('F5: the documents are those of an order that was found before their code came', async () => {
  const shop = await lookedUp()
  await shop.press(orderNamed, null)
  await shop.press(foundOrderShown)
  await shop.press(invoicePressed)
  expect(shop.callsTo(invoice)[0]?.body).toEqual(asked)
})

test('F5: a guest sends an order back by its e-mail, and it is looked up again', async () => {
  const shop = await lookedUp()
  await shop.press(returnPressed)
  expect(shop.callsTo(label)[0]?.body).toEqual({ email: asked.email })
  expect([shop.callsTo(track).length, shop.callsTo(read).length]).toEqual([2, 0])
  expect(shop.see($deliveredDocument)).toBe('label')
})

test('F5: nothing is asked of an order that the guest has left, and no e-mail goes along with an order of the account', async () => {
  const shop = await lookedUp()
  await shop.press(lookUpLeft)
  await shop.press(invoicePressed)
  expect(shop.callsTo(invoice)).toEqual([])
  await shop.press(purchaseOpened, '1001')
  await shop.press(invoicePressed)
  expect(shop.callsTo(invoice)[0]?.body).toEqual({ orderNumber: '1001' })
})

test('F5: an order that a guest looked up and cancels is told to other tabs, one of which reads it again', async () => {
  const $received = createStore<unknown>(null).on(tabMessageReceived, (_before, message) => message)
  let status: 'placed' | 'cancelled' = 'placed'
  const answers = {
    [track]: () => anOrder({ status }),
    'POST /consumers-v3/consumer/CancelOrder': () => {
      status = 'cancelled'
      return anOrder({ status })
    },
  }
  const shop = await lookedUp(answers)
  const other = await lookedUp(answers, shop.config)
  await shop.press(cancellation.press)
  await shop.press(cancellation.confirm)
  await expect.poll(() => other.see($received)).toEqual({ about: 'cancellation' })
  await expect.poll(() => other.see($foundOrder)?.status).toBe('cancelled')
})

test('F5: an order of the account that is cancelled in another tab is read again', async () => {
  let status: 'placed' | 'cancelled' = 'placed'
  const shop = await shopFor({ [read]: () => anOrder({ orderNumber: '1001', status }) })
  await shop.press(purchaseOpened, '1001')
  status = 'cancelled'
  await shop.press(tabMessageReceived, { about: 'cancellation' })
  expect(shop.see($purchase)?.status).toBe('cancelled')
})
