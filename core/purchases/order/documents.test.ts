import { createWatch } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { saveFileFx } from '../../runtime/save-file'
import { anOrder } from '../../testing/an-order'
import { deferred } from '../../testing/deferred'
import { refuse, shopFor } from '../../testing/shop-for'
import {
  $deliveredDocument,
  $documentError,
  $pendingDocument,
  $returnRefusal,
  invoicePressed,
  purchaseOpened,
  resendPressed,
  returnPressed,
} from './index'

const read = 'GET /consumers-v3/consumer/purchase/:orderId'
const invoice = 'POST /consumers-v3/consumer/purchase/invoice/download'
const label = 'POST /consumers-v3/consumer/return/:orderId/returnLabel'
const resend = 'POST /consumers-v3/consumer/resendGiftCardEmail'

const order = anOrder({ orderNumber: '1001' })
const file = { fileName: 'invoice.pdf', contentType: 'application/pdf', content: 'JVBERg==' }

describe('the documents of an order', () => {
  afterEach(() => vi.unstubAllGlobals())

  const atOrder = async (answers: object) => {
    const link = { href: '', download: '', click: vi.fn<() => void>() }
    vi.stubGlobal('document', { createElement: () => link })
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }),
    )
    const shop = await shopFor({ [read]: order, ...answers })
    const saved: string[] = []
    createWatch({ unit: saveFileFx, scope: shop.scope, fn: ({ fileName }) => void saved.push(fileName) })
    await shop.press(purchaseOpened, '1001')
    return Object.assign(shop, { saved, link })
  }

  test('F5: the invoice is saved under its name', async () => {
    const shop = await atOrder({ [invoice]: file })
    await shop.press(invoicePressed)
    expect([shop.saved, shop.link.download, shop.see($deliveredDocument)]).toEqual([
      ['invoice.pdf'],
      'invoice.pdf',
      'invoice',
    ])
    expect(shop.link.click).toHaveBeenCalledOnce()
  })

  test('F5: the label of a return is saved, and the order read again', async () => {
    const answer = {
      returnNumber: 'R1',
      carrier: 'Till Post',
      trackingNumber: 'T1',
      label: { ...file, fileName: 'label.pdf' },
    }
    const shop = await atOrder({ [label]: answer })
    await shop.press(returnPressed)
    expect([shop.saved, shop.see($deliveredDocument), shop.callsTo(read).length]).toEqual([['label.pdf'], 'label', 2])
  })

  test.each(['too-late', 'not-delivered', 'returned'])(
    'F5: a return that is refused as %s is told so, and the order read again',
    async reason => {
      const shop = await atOrder({
        [label]: refuse(409, 'GEN500', { reason }),
        [invoice]: refuse(409, 'GEN500', { reason }),
      })
      await shop.press(returnPressed)
      expect([shop.see($returnRefusal), shop.callsTo(read).length]).toEqual([reason, 2])
      await shop.press(invoicePressed)
      expect(shop.see($returnRefusal)).toBeNull()
    },
  )

  test.each([
    ['comes', { status: 200, body: JSON.stringify(file) }],
    ['is refused', refuse(404, 'OHS4004')],
  ])('F5: an invoice that %s after another order was opened says nothing there', async (_what, said) => {
    const answer = deferred()
    const shop = await atOrder({ [invoice]: () => answer.promise, [resend]: { status: 204, body: '' } })
    const first = shop.press(invoicePressed)
    await expect.poll(() => shop.callsTo(invoice).length).toBe(1)
    expect(shop.see($pendingDocument)).toBe('invoice')
    const other = [shop.press(purchaseOpened, '1002')]
    expect(shop.see($pendingDocument)).toBeNull()
    other.push(shop.press(resendPressed))
    await expect.poll(() => shop.see($deliveredDocument)).toBe('gift-cards')
    answer.resolve(said)
    await Promise.all([first, ...other])
    expect([shop.see($deliveredDocument), shop.see($documentError)]).toEqual(['gift-cards', null])
  })

  test('F5: gift cards are sent again, and a refusal is told with what it refuses', async () => {
    const shop = await atOrder({ [resend]: { status: 204, body: '' }, [invoice]: refuse(404, 'OHS4004') })
    await shop.press(resendPressed)
    expect([shop.callsTo(resend)[0]?.body, shop.see($deliveredDocument)]).toEqual([
      { orderNumber: '1001' },
      'gift-cards',
    ])
    await shop.press(invoicePressed)
    expect(shop.see($documentError)).toMatchObject({ document: 'invoice', error: { code: 'OHS4004' } })
  })
})
