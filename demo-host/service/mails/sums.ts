import { money } from '../../../core/format/money'
import { taxRate } from '../../../core/format/percent'
import { toMajor } from '../pricing/currency'
import type { OrderRow } from '../repositories/orders'
import type { MailContent } from './content'
import type { MailWords } from './words'

/** The sums add up exactly: shipping is what it cost, as on the pages, and discounts are those on what was bought. */
export function sumsOf(
  { document: { totals }, currency }: OrderRow,
  words: MailWords,
  locale: string,
): NonNullable<MailContent['sums']> {
  const decimals = 1 / toMajor(1, currency)
  const minor = (amount: number): number => Math.round(amount * decimals)
  const added = totals.taxation === 'net' ? minor(totals.tax) : 0
  const shipping = minor(totals.shipping)
  const discount = minor(totals.itemSubTotal) + shipping + added - minor(totals.total)
  const sum = (amount: number): string => money(amount / decimals, currency, locale)
  const isGross = totals.taxation === 'gross'
  // A sales tax of zero is not shown; a VAT of zero is, because invoices must.
  const rates = (totals.taxes ?? []).filter(({ rate }) => rate > 0 || isGross)
  const named = isGross ? words.vatAt : words.salesTaxAt
  const taxLines =
    rates.length > 0
      ? rates.map(({ rate, net, tax }) => ({
          label: named(taxRate(rate, locale), sum(minor(net))),
          value: sum(minor(tax)),
        }))
      : [{ label: isGross ? words.taxIncluded : words.tax, value: sum(minor(totals.tax)) }]
  return [
    { label: words.subtotal, value: sum(minor(totals.itemSubTotal)) },
    ...(discount > 0 ? [{ label: words.discount, value: sum(-discount) }] : []),
    { label: words.shipping, value: shipping > 0 ? sum(shipping) : words.free },
    ...taxLines,
    { label: words.total, value: sum(minor(totals.total)), isTotal: true },
  ]
}
