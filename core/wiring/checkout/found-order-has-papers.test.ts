import { afterEach, expect, test, vi } from 'vitest'
import { lookUpLeft, lookUpOpened, lookUpSubmitted, lookUpTyped } from '../../checkout/look-up'
import { $handedPaper, invoicePressed, purchaseOpened, resendPressed, returnPressed } from '../../purchases'
import { anOrder } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import './found-order-has-papers'

const track = 'POST /consumers-v3/consumer/TrackOrder'
const read = 'GET /consumers-v3/consumer/purchase/:orderId'
const invoice = 'POST /consumers-v3/consumer/purchase/invoice/download'
const label = 'POST /consumers-v3/consumer/return/:orderId/returnLabel'
const resend = 'POST /consumers-v3/consumer/resendGiftCardEmail'
const asked = { orderNumber: '2048 8173 6001', email: 'maya.okafor@example.com' }
const file = { fileName: 'invoice.pdf', contentType: 'application/pdf', content: 'JVBERg==' }

afterEach(() => vi.unstubAllGlobals())

async function lookedUp() {
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) })
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }),
  )
  const shop = await shopFor({
    [track]: anOrder(),
    [read]: anOrder({ orderNumber: '1001' }),
    [invoice]: file,
    [label]: { returnNumber: 'R1', carrier: 'Till Post', trackingNumber: 'T1', label: file },
    [resend]: { status: 204, body: '' },
  })
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

test('F5: a guest sends an order back by its e-mail, and it is looked up again', async () => {
  const shop = await lookedUp()
  await shop.press(returnPressed)
  expect(shop.callsTo(label)[0]?.body).toEqual({ email: asked.email })
  expect([shop.callsTo(track).length, shop.callsTo(read).length]).toEqual([2, 0])
  expect(shop.see($handedPaper)).toBe('label')
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
