import { useUnit } from 'effector-react'
import { codeBeside, money } from '../../core/format/money'
import { taxRate } from '../../core/format/percent'
import type { Cart } from '../../core/shapes/cart'
import type { PaymentInstrument } from '../../core/shapes/payment-instrument'
import type { OrderPromotion } from '../../core/shapes/promotion'
import type { Totals as Sums } from '../../core/shapes/totals'
import { $locale } from '../../core/site/config'
import { Totals, type TotalRow } from '../../widgets/ui/totals'
import { counted, partNameOf } from '../payment/instrument-name'
import { $words as $names } from '../payment/paid-with.words'
import { $words, type ShellWords } from './shell.words'

export interface OrderTotalsProps {
  sums: Sums
  promotions: readonly OrderPromotion[]
  instruments: readonly PaymentInstrument[]
  reward?: Cart['reward'] | undefined
  /** Shipping is known to be part of the total. */
  hasShipping: boolean
  /** The destination is known, and with it the tax. */
  hasTax?: boolean
  /** The order is placed and paid. */
  isPaid?: boolean
}

/** The savings, then totals that add up from the first to the last. Tax is among them for net prices alone; other prices include it, which a note says. */
export function OrderTotals({
  sums,
  promotions,
  instruments,
  reward,
  hasShipping,
  hasTax = true,
  isPaid,
}: OrderTotalsProps) {
  const { locale, words, names } = useUnit({ locale: $locale, words: $words, names: $names })
  const formatted = (amount: number) => money(amount, sums.currency, locale)
  const off = (amount: number) => formatted(-amount)
  const isNet = sums.taxation === 'net'
  const isTaxToCome = isNet && !hasTax && sums.tax === 0
  const code = codeBeside(sums.currency, locale)
  const isShared = sums.remainingToPay !== sums.total
  const rates = sums.taxes?.filter(({ rate }) => rate > 0) ?? []
  const taxRows = (label: string): TotalRow[] =>
    rates.length > 0
      ? rates.map(({ rate, tax }) => ({ label: `${label} ${taxRate(rate, locale)}`, value: formatted(tax) }))
      : [{ label, value: formatted(sums.tax) }]
  const rows: TotalRow[] = [
    ...(sums.saved ? [{ label: words.youSave, value: off(sums.saved), look: 'good' as const }] : []),
    { label: words.subtotal(sums.totalUnits), value: formatted(sums.itemTotal) },
    ...promotions.map(({ promotionName, price }) => ({
      label: promotionName,
      value: off(price),
      look: 'good' as const,
    })),
    ...(hasShipping ? [{ label: words.shipping, value: sums.shipping ? formatted(sums.shipping) : words.free }] : []),
    ...(isTaxToCome ? [{ label: words.tax, value: words.taxToCome }] : isNet ? taxRows(words.tax) : []),
    ...(reward
      ? [
          {
            label: names.voucher(counted(reward.points, locale)),
            value: off(reward.amountInCurrency),
            look: 'good' as const,
          },
        ]
      : []),
    ...instruments.flatMap(instrument => rowOf(instrument, off, partNameOf(instrument, names, locale))),
    {
      label: isPaid
        ? paidWords(instruments, words)
        : isShared
          ? words.leftToPay
          : isTaxToCome
            ? words.totalBeforeTax
            : words.total,
      value: (
        <>
          {code ? <small>{code} </small> : null}
          <bdi>{formatted(sums.remainingToPay)}</bdi>
        </>
      ),
      look: 'grand',
    },
  ]
  return (
    <div>
      <Totals rows={rows} />
      {!isNet && sums.tax > 0
        ? taxRows(words.taxInside).map(({ label, value }) => (
            <p key={label} className="muted small">
              {label} <bdi>{value}</bdi>
            </p>
          ))
        : null}
    </div>
  )
}

/** A partial payment; the main one is the last row. */
function rowOf(instrument: PaymentInstrument, off: (amount: number) => string, name: string | null): TotalRow[] {
  return name && instrument.amount > 0 ? [{ label: name, value: off(instrument.amount), look: 'good' }] : []
}

function paidWords(instruments: readonly PaymentInstrument[], words: ShellWords): string {
  return instruments.some(({ payment_method_id: id, amount }) => id === 'CREDIT_CARD' && amount > 0)
    ? words.paidByCard
    : words.paid
}
