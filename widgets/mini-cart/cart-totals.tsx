import type { OrderPromotion } from '../../core/shapes/promotion'
import type { Totals as Sums } from '../../core/shapes/totals'
import { Skeleton } from '../ui/skeleton'
import { type TotalRow, Totals } from '../ui/totals'
import type { CartPartsWords } from '../cart-parts/cart-parts.words'
import { hasTaxRow, TaxNote } from '../cart-parts/tax-note'

export interface CartTotalsProps {
  totals: Sums
  promotions: readonly OrderPromotion[]
  /** The address is known, so shipping and tax are final. */
  isSettled: boolean
  /** A promotion pays the shipping. */
  isShippedFree: boolean
  /** A change is being saved, so the last total is unknown. */
  isSaving: boolean
  words: CartPartsWords
  money: (amount: number) => string
}

/**
 * The savings, then the totals, which add up from the first to the last: order promotions, shipping once it costs something, tax
 * once it is known and not in the prices, and where something is paid already also what is left to pay. A note below says what is not
 * among them.
 */
export function CartTotals({ totals, promotions, isSettled, isShippedFree, isSaving, words, money }: CartTotalsProps) {
  const hasTax = hasTaxRow(totals, isSettled)
  const hasShipping = isSettled || totals.shipping > 0
  const isShared = totals.remainingToPay !== totals.total
  const hasParts = hasShipping || hasTax || isShared || promotions.length > 0
  const rows: TotalRow[] = promotions.map(({ promotionName, price }) => ({
    label: promotionName,
    value: money(-price),
    look: 'good',
  }))
  if (hasParts) rows.unshift({ label: words.subtotal, value: money(totals.itemTotal) })
  if (totals.saved) rows.unshift({ label: words.youSave, value: money(-totals.saved), look: 'good' })
  if (hasShipping) {
    rows.push({ label: words.shipping, value: totals.shipping > 0 ? money(totals.shipping) : words.free })
  }
  if (hasTax) rows.push({ label: words.tax, value: money(totals.tax) })
  if (isShared) rows.push({ label: words.total, value: money(totals.total) })
  rows.push({
    label: isShared ? words.leftToPay : hasParts ? words.total : words.subtotal,
    value: isSaving ? <Skeleton width="72px" height="24px" /> : money(totals.remainingToPay),
    look: 'sum',
  })
  return (
    <div>
      <Totals rows={rows} />
      <TaxNote
        totals={totals}
        isSettled={isSettled}
        before={!hasShipping && isShippedFree ? words.shippedFree : ''}
        words={words}
      />
    </div>
  )
}
