import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import type { Address } from '../../../core/shapes/address'
import { languages } from '../../../core/shapes/languages'
import { sumsOf } from '../mails/sums'
import { wordsOf } from '../mails/words'
import { findOrder, type OrderRow } from '../repositories/orders'
import { place, readyCart } from '../testing/checkout'
import { maya } from '../testing/people'
import { upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'
import { fontData, fontFor } from './fonts'
import { invoicePdf } from './invoice'
import { paymentFacts } from './payment-facts'
import { piecesOf } from './paper'
import { sellerLines } from './seller-lines'
import { visualRuns } from './visual-runs'

const SHOE = 'TQ4407AB12'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

async function orderWith(coupons: readonly string[], to: Address = maya) {
  const shopper = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const cartId = await readyCart(shopper, [{ productId: SHOE, upc, qty: 3 }])
  await shopper.call(delivery.addShippingAddress, { params: { basketId: cartId }, body: { address: [to] } })
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

test('F5: delivery that a code made free is free on paper too, and no discount on what was bought', async () => {
  const order = await orderWith(['SHIPFREE'])
  const sums = sumsOf(order, wordsOf('en-US'), 'en-US')
  expect(sums).toContainEqual({ label: 'Shipping', value: 'Free' })
  expect(sums.map(({ label }) => label)).not.toContain('Discounts')
})

test('F5: an invoice says how it was paid, and what was refunded since, when and to what', async () => {
  const order = await orderWith([])
  const [card] = order.document.payment_instruments
  const refund = [{ instrumentId: card?.payment_instrument_id ?? '', amount: 11_200 }]
  const shared = { returnNumber: 'R1', lines: [], reason: null, refund, arrivedAt: '2026-11-27T18:00:00Z' }
  const facts = paymentFacts(order, [{ ...shared, refundedAt: '2026-11-27T18:00:00Z' }], wordsOf('en-US'))
  expect(facts).toEqual([
    { label: 'Paid with', value: expect.stringMatching(/1111, \$336\.00$/) },
    { label: 'Refund', value: 'November 27, 2026\n$112.00' },
    { label: 'Refunded to', value: expect.stringMatching(/1111, \$112\.00$/) },
  ])
  expect(paymentFacts(order, [{ ...shared, refundedAt: null }], wordsOf('en-US'))).toHaveLength(1)
})

const inTexas = { ...maya, addressLine1: '1100 Congress Avenue', city: 'Austin', province: 'TX', postalCode: '78701' }
const linesOf = (order: OrderRow, locale: string) =>
  sumsOf(order, wordsOf(locale), locale).map(({ label, value }) => `${label} = ${value}`)

test('F5: an invoice names the rate of the tax, with net and tax that add up to the total', async () => {
  const order = await orderWith(['WELCOME10'], inTexas)
  const { totals } = order.document
  expect(totals.taxes).toEqual(expect.arrayContaining([expect.objectContaining({ rate: 0.0825, tax: totals.tax })]))
  const [taxed] = totals.taxes ?? []
  expect(linesOf(order, 'en-US')).toContain(`Sales tax 8.25% on $${taxed?.net.toFixed(2)} = $${totals.tax.toFixed(2)}`)
})

describe('F5: an invoice over two rates', () => {
  const taxes = [
    { rate: 0.19, net: 100, tax: 19 },
    { rate: 0, net: 50, tax: 0 },
  ]
  test.each([
    ['en-GB', ['Included VAT 19% on €100.00 = €19.00', 'Included VAT 0% on €50.00 = €0.00']],
    ['de-DE', ['Darin MwSt. 19 % auf 100,00 € = 19,00 €', 'Darin MwSt. 0 % auf 50,00 € = 0,00 €']],
    ['fr-FR', ['Dont TVA 19 % sur 100,00 € = 19,00 €', 'Dont TVA 0 % sur 50,00 € = 0,00 €']],
    ['ja-JP', ['内消費税19%（税抜€100.00） = €19.00', '内消費税0%（税抜€50.00） = €0.00']],
  ])('says each of them in %s', async (locale, expected) => {
    const order = await orderWith([])
    const totals = { ...order.document.totals, taxation: 'gross' as const, tax: 19, taxes }
    const lines = linesOf({ ...order, currency: 'EUR', document: { ...order.document, totals } }, locale)
    expect(lines.map(line => line.replace(/[\u00a0\u202f]/g, ' '))).toEqual(expect.arrayContaining(expected))
  })
})

test('F5: an invoice of an order that kept no rates says its tax as before', async () => {
  const order = await orderWith([], inTexas)
  const { taxes: _none, ...totals } = order.document.totals
  const lines = linesOf({ ...order, document: { ...order.document, totals } }, 'en-US')
  expect(lines).toContain(`Tax = $${totals.tax.toFixed(2)}`)
})

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

test('F5: a rate keeps its per cent sign, a sum its currency, and brackets what they hold, on one line', () => {
  expect(piecesOf('Darin MwSt. 20\u00a0% auf 50,00\u00a0€', 'de-DE')).toEqual(
    expect.arrayContaining(['MwSt.', '20\u00a0%', '50,00\u00a0€']),
  )
  expect(piecesOf('على 20\u200e%\u200e من 50.00\u00a0د.إ.', 'ar-AE').join('|')).toContain('50.00\u00a0د')
  expect(piecesOf('税20%（税抜€50.00）', 'ja-JP').filter(piece => /^[%）]|（$/.test(piece))).toEqual([])
})

test('Arabic is written from right to left, and the numbers in it from left to right', () => {
  expect(visualRuns('رقم 482 Alder', 'auto').map(({ text }) => text)).toEqual(['Alder', ' ', '482', ' ', 'رقم'])
  // The font turns its digits round, as it does its letters.
  expect(visualRuns('شارع ١٢', 'auto').map(({ text }) => text)).toEqual(['٢١', ' ', 'شارع'])
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

test.each(languages)('an invoice has letters for %s', language => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''
  const letters = [...name].filter(character => /\p{L}/u.test(character))
  expect(letters.filter(letter => fontFor(letter) === 'latin' && !/\p{Script=Latin}/u.test(letter))).toEqual([])
})
