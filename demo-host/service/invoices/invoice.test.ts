import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { sumsOf } from '../mails/sums'
import { wordsOf } from '../mails/words'
import { findOrder } from '../repositories/orders'
import { place, readyCart } from '../testing/checkout'
import { upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'
import { fontData, fontFor } from './fonts'
import { invoicePdf } from './invoice'
import { sellerLines } from './seller-lines'
import { visualRuns } from './visual-runs'

const SHOE = 'TQ4407AB12'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

async function orderWith(coupons: readonly string[]) {
  const shopper = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const cartId = await readyCart(shopper, [{ productId: SHOE, upc, qty: 3 }])
  for (const code of coupons) await shopper.call(cart.applyCoupon, { body: { cartId, code } })
  await shopper.call(cart.readCart, { params: { basketId: cartId } })
  const { orderNumber } = (await place(shopper, cartId)).body
  const order = await findOrder(shop.db, orderNumber)
  if (!order) throw new Error('No order')
  return order
}

test.each([[[]], [['WELCOME10']], [['SHIPFREE', 'WELCOME10']]])(
  'the sums of an order with %j add up to the cent',
  async coupons => {
    const order = await orderWith(coupons)
    const sums = sumsOf(order, wordsOf('en-US'), 'en-US').map(({ value }) =>
      value === 'Free' ? 0 : Math.round(Number(value.replace('−', '-').replace(/[$,]/g, '')) * 100),
    )
    const total = sums.pop()
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(total)
    expect(total).toBe(order.total)
  },
)

describe.each(['en-US', 'en-GB', 'en-CA', 'fr-FR', 'de-DE', 'ja-JP', 'ar-AE'])('in %s', locale => {
  test('an invoice is a PDF that says its language and carries the fonts that it is written in', async () => {
    const order = { ...(await orderWith([])), locale }
    const pdf = (await invoicePdf(order, null)).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf).toContain(`/Lang (${locale})`)
    const fonts = { ja: 'NotoSansJP', ar: 'NotoSansArabic' }[locale.slice(0, 2)] ?? 'NotoSans'
    expect(pdf).toContain(fonts)
  })
})

test('an invoice of a hundred lines goes on over further sheets', async () => {
  const order = await orderWith([])
  const [item] = order.document.items
  const items = Array.from({ length: 100 }, () => item).filter(one => one !== undefined)
  const pdf = (await invoicePdf({ ...order, document: { ...order.document, items } }, null)).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
})

test('F5: an invoice names who sells, with address and VAT number, as they are configured', async () => {
  const seller = { name: 'Northlane GmbH', address: ['Hafenstraße 4', '20457 Hamburg'], vatId: 'DE123456789' }
  expect(sellerLines(seller, 'USt-IdNr.')).toEqual({
    name: 'Northlane GmbH',
    lines: ['Hafenstraße 4', '20457 Hamburg', 'USt-IdNr.: DE123456789'],
  })
  expect(sellerLines({ ...seller, vatId: null }, 'USt-IdNr.').lines).toEqual(['Hafenstraße 4', '20457 Hamburg'])
  expect(sellerLines(null, 'USt-IdNr.')).toEqual({ name: 'Northlane', lines: [] })
  const order = await orderWith([])
  const [without, named] = [await invoicePdf(order, null), await invoicePdf(order, seller)]
  expect(named.length).toBeGreaterThan(without.length)
})

test('Arabic is written from right to left, and the numbers in it from left to right', () => {
  expect(visualRuns('رقم 482 Alder', 'auto').map(({ text }) => text)).toEqual(['Alder', ' ', '482', ' ', 'رقم'])
})

test.each([
  ['é', 'latin'],
  ['Ł', 'latin-ext'],
  ['€', 'latin'],
  ['−', 'latin'],
  ['￥', 'japanese'],
  ['請', 'japanese'],
  ['م', 'arabic'],
  ['Ж', 'cyrillic'],
] as const)('%s is written in a font that has it', (character, font) => {
  expect(fontFor(character)).toBe(font)
  expect(fontData(font, 400).length).toBeGreaterThan(5000)
})
