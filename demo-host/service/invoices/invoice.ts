import { listed } from '../../../core/format/listed'
import { money } from '../../../core/format/money'
import type { Seller } from '../configuration'
import type { ArrivedReturn } from '../documents/return'
import { placedDay } from '../mails/placed-day'
import { sumsOf } from '../mails/sums'
import { wordsOf } from '../mails/words'
import { localeOf, type OrderRow } from '../repositories/orders'
import { type Look, type Paper, takePaper } from './paper'
import { paymentFacts } from './payment-facts'
import { postalAddress } from './postal-address'
import { sellerLines } from './seller-lines'

const soft = '#5b5b58'
const GAP = 6
const GUTTER = 8

/** In the order's language; lines, discounts, shipping, tax and total add up exactly. How it was paid, and what was refunded since, follow. */
export async function invoicePdf(
  order: OrderRow,
  seller: Seller | null,
  returns: readonly ArrivedReturn[] = [],
): Promise<Buffer> {
  const locale = localeOf(order)
  const words = wordsOf(locale)
  const { invoice } = words
  const { document, currency } = order
  const sum = (amount: number): string => money(amount, currency, locale)
  const paper = await takePaper(`${invoice.title} ${order.order_number}`, locale)

  const { name, lines } = sellerLines(seller, invoice.vatId)
  row(paper, [[name, { size: 14, weight: 700 }]])
  for (const line of lines) row(paper, [[line, { size: 9, color: soft }]])
  paper.moveTo(paper.y() + 24)
  row(paper, [[invoice.title, { size: 24, weight: 700 }]])
  paper.moveTo(paper.y() + 12)
  fact(paper, words.order, order.order_number)
  fact(paper, words.placed, placedDay(order, locale))
  const billed = document.billingAddress ?? document.shippingAddress[0]
  if (billed) fact(paper, invoice.billedTo, postalAddress(billed, locale))
  paper.moveTo(paper.y() + 20)

  const columns = columnsOf(paper)
  const head = [invoice.item, invoice.quantity, invoice.unitPrice, invoice.amount]
  row(
    paper,
    head.map((text, index) => [text, { ...columns[index], size: 9, color: soft }]),
  )
  for (const item of document.items) {
    paper.need(60)
    paper.rule()
    paper.moveTo(paper.y() + GAP)
    const detail = listed(
      item.attributes.map(({ value }) => value),
      locale,
    )
    const cells = [
      detail ? `${item.name}\n${detail}` : item.name,
      item.qty.toLocaleString(locale),
      item.bonus ? words.free : sum(item.price.current),
      item.bonus ? words.free : sum(Math.round(item.price.current * item.qty * 1000) / 1000),
    ]
    row(
      paper,
      cells.map((text, index) => [text, columns[index] ?? {}]),
    )
  }
  paper.need(160)
  paper.rule()
  paper.moveTo(paper.y() + GAP * 2)
  for (const { label, value, isTotal } of sumsOf(order, words, locale)) {
    const look: Look = isTotal ? { size: 12, weight: 700 } : {}
    sumRow(paper, label, value, look)
  }
  sumRow(paper, invoice.net, sum(document.totals.totalWithoutTax), { size: 9, color: soft })
  const payments = paymentFacts(order, returns, words)
  paper.need(20 * payments.length)
  paper.moveTo(paper.y() + 12)
  for (const { label, value } of payments) fact(paper, label, value)
  return paper.end()
}

/** Writes texts side by side and continues below the longest. */
function row(paper: Paper, cells: readonly (readonly [text: string, look: Look])[]): void {
  const ends = cells.map(([text, look]) => paper.write(text, look))
  paper.moveTo(Math.max(...ends) + GAP)
}

function fact(paper: Paper, label: string, value: string): void {
  row(paper, [
    [label, { width: 110, color: soft }],
    [value, { start: 120 }],
  ])
}

function sumRow(paper: Paper, label: string, value: string, look: Look): void {
  const start = paper.width * 0.4
  const split = paper.width * 0.78
  row(paper, [
    [label, { ...look, start, width: split - start }],
    [value, { ...look, start: split, width: paper.width - split, align: 'end' }],
  ])
}

function columnsOf({ width }: Paper): Look[] {
  const shares = [0.46, 0.14, 0.2, 0.2]
  let start = 0
  return shares.map((share, index) => {
    const gap = index === 0 ? 0 : GUTTER
    const look: Look = { start: start + gap, width: width * share - gap, align: index === 0 ? 'start' : 'end' }
    start += width * share
    return look
  })
}
