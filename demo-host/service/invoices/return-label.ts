import { contactOf } from '../../../core/format/contact-of'
import type { Seller } from '../configuration'
import { BRAND } from '../mails/brand'
import { wordsOf } from '../mails/words'
import { localeOf, type OrderRow } from '../repositories/orders'
import { addressLines } from './address-lines'
import { takePaper } from './paper'

export type ReturnLabel = { readonly returnNumber: string; readonly carrier: string; readonly trackingNumber: string }

/** In the order's language. */
export async function returnLabelPdf(order: OrderRow, label: ReturnLabel, seller: Seller | null): Promise<Buffer> {
  const locale = localeOf(order)
  const { label: words, shipped } = wordsOf(locale)
  const paper = await takePaper(`${words.title} ${label.returnNumber}`, locale)
  const say = (text: string, size = 10, weight: 400 | 700 = 400): void =>
    paper.moveTo(paper.write(text, { size, weight }) + 6)
  say(words.title, 24, 700)
  say(words.use)
  paper.moveTo(paper.y() + 18)
  say(words.to, 9)
  say(seller?.name ?? BRAND, 18, 700)
  for (const line of seller?.address ?? []) say(line)
  const from = contactOf(order.document)
  say(words.from, 9)
  if (from) say(addressLines(from))
  paper.moveTo(paper.y() + 18)
  paper.rule()
  paper.moveTo(paper.y() + 12)
  say(`${shipped.carrier}: ${label.carrier}`)
  say(label.trackingNumber, 20, 700)
  say(`${words.number}: ${label.returnNumber}`, 14)
  return paper.end()
}
