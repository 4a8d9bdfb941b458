import { contactOf } from '../../../core/format/contact-of'
import { listed } from '../../../core/format/listed'
import type { ReturnedLine } from '../../../core/purchases/contracts'
import type { Seller } from '../configuration'
import { BRAND } from '../mails/brand'
import { wordsOf } from '../mails/words'
import { localeOf, type OrderRow } from '../repositories/orders'
import { takePaper } from './paper'
import { postalAddress } from './postal-address'

export type ReturnLabel = {
  readonly returnNumber: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly lines: readonly ReturnedLine[]
}

/** In the order's language. */
export async function returnLabelPdf(order: OrderRow, label: ReturnLabel, seller: Seller | null): Promise<Buffer> {
  const locale = localeOf(order)
  const { label: words, shipped, quantity } = wordsOf(locale)
  const paper = await takePaper(`${words.title} ${label.returnNumber}`, locale)
  const write = (text: string, size = 10, weight: 400 | 700 = 400): void =>
    paper.moveTo(paper.write(text, { size, weight }) + 6)
  write(words.title, 24, 700)
  write(words.use)
  paper.moveTo(paper.y() + 18)
  write(words.to, 9)
  write(seller?.name ?? BRAND, 18, 700)
  for (const line of seller?.address ?? []) write(line)
  const from = contactOf(order.document)
  write(words.from, 9)
  if (from) write(postalAddress(from, locale))
  paper.moveTo(paper.y() + 18)
  paper.rule()
  paper.moveTo(paper.y() + 12)
  write(`${shipped.carrier}: ${label.carrier}`)
  write(label.trackingNumber, 20, 700)
  write(`${words.number}: ${label.returnNumber}`, 14)
  for (const { itemId, qty } of label.lines) {
    const item = order.document.items.find(({ id }) => id === itemId)
    // Isolated: a Latin name turns no Arabic line round.
    if (item) write(listed([`\u2068${item.name}\u2069`, quantity(qty.toLocaleString(locale))], locale))
  }
  return paper.end()
}
