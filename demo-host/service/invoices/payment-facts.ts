import { money } from '../../../core/format/money'
import type { ArrivedReturn } from '../documents/return'
import { sumOfParts } from '../orders/refund-of'
import type { Fact } from '../mails/content'
import { paidWith, refundedTo } from '../mails/paid-with'
import { dayOfOrder } from '../mails/placed-day'
import type { MailWords } from '../mails/words'
import { toMajor } from '../pricing/currency'
import { localeOf, type OrderRow } from '../repositories/orders'

/** How an order was paid, and what has been refunded of it since. */
export function paymentFacts(order: OrderRow, returns: readonly ArrivedReturn[], words: MailWords): Fact[] {
  const locale = localeOf(order)
  const { document, currency } = order
  const refunds = returns.flatMap(({ refund, refundedAt }): Fact[] => {
    if (refundedAt === null) return []
    const sum = money(toMajor(sumOfParts(refund), currency), currency, locale)
    const parts = refund.map(part => ({ ...part, amount: toMajor(part.amount, currency) }))
    return [
      { label: words.refunded.amount, value: `${dayOfOrder(order, new Date(refundedAt), locale)}\n${sum}` },
      ...refundedTo(document, parts, words, locale),
    ]
  })
  return [...paidWith(document, words, locale), ...refunds]
}
