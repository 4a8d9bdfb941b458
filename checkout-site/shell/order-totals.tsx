import { money } from '../../core/format/money'
import type { PaymentInstrument } from '../../core/shapes/payment-instrument'
import type { OrderPromotion } from '../../core/shapes/promotion'
import type { Totals as Sums } from '../../core/shapes/totals'
import { Totals, type TotalRow } from '../../widgets/ui/totals'
import type { ShellWords } from './shell.words'

export interface OrderTotalsProps {
  sums: Sums
  promotions: readonly OrderPromotion[]
  instruments: readonly PaymentInstrument[]
  /** True once shipping is known to be part of the sum. */
  hasShipping: boolean
  /** The order is placed: what was left to pay has been paid. */
  isPaid?: boolean
  locale: string
  words: ShellWords
}

/** The sums in their order: they add up from the first to the last. The tax line stands only where prices are net. */
export function OrderTotals({ sums, promotions, instruments, hasShipping, isPaid, locale, words }: OrderTotalsProps) {
  const said = (amount: number) => money(amount, sums.currency, locale)
  const less = (amount: number) => `−${said(amount)}`
  const isShared = sums.remainingToPay !== sums.total
  const rows: TotalRow[] = [
    { label: words.subtotal(sums.totalUnits), value: said(sums.itemTotal) },
    ...promotions.map(({ promotionName, price }) => ({
      label: promotionName,
      value: less(price),
      look: 'good' as const,
    })),
    ...(hasShipping ? [{ label: words.shipping, value: sums.shipping ? said(sums.shipping) : words.free }] : []),
    ...(sums.taxation === 'net' ? [{ label: words.tax, value: said(sums.tax) }] : []),
    ...instruments.flatMap(instrument => rowOf(instrument, less, words)),
    {
      label: isPaid ? paidWords(instruments, words) : isShared ? words.leftToPay : words.total,
      value: (
        <>
          <small>{sums.currency}</small> <bdi>{said(sums.remainingToPay)}</bdi>
        </>
      ),
      look: 'grand',
    },
  ]
  return <Totals rows={rows} />
}

function rowOf(instrument: PaymentInstrument, less: (amount: number) => string, words: ShellWords): TotalRow[] {
  const { payment_method_id: id, amount, giftCard } = instrument
  if (id === 'GIFT_CARD') {
    return [{ label: words.giftCard(giftCard?.number.slice(-4) ?? ''), value: less(amount), look: 'good' }]
  }
  return id === 'LOYALTY_POINTS' ? [{ label: words.points, value: less(amount), look: 'good' }] : []
}

function paidWords(instruments: readonly PaymentInstrument[], words: ShellWords): string {
  return instruments.some(({ payment_method_id: id }) => id === 'CREDIT_CARD') ? words.paidByCard : words.paid
}
