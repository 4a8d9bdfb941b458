import type { OrderPromotion } from '../../core/shapes/promotion'
import type { Totals as Sums } from '../../core/shapes/totals'
import { Skeleton } from '../ui/skeleton'
import { type TotalRow, Totals } from '../ui/totals'
import type { CartPartsWords } from '../cart-parts/cart-parts.words'
import { hasTaxRow, TaxNote } from '../cart-parts/tax-note'

export interface CartTotalsProps {
  totals: Sums
  promotions: readonly OrderPromotion[]
  /** Shipping and tax are those of an address, not those of nobody's. */
  isSettled: boolean
  /** A promotion pays the shipping. */
  isShippedFree: boolean
  /** What was asked for is not in the sums yet: the last of them is not known. */
  isSaving: boolean
  words: CartPartsWords
  money: (amount: number) => string
}

/**
 * What is saved, then a cart's sums in their order, which add up from the first to the last: what promotions take off the order;
 * shipping, as soon as it costs something; the tax where prices come without it, once it is known; last what remains to be
 * paid. What is not among them is said below: that shipping is free, that the tax comes later or is in the prices.
 */
export function CartTotals({ totals, promotions, isSettled, isShippedFree, isSaving, words, money }: CartTotalsProps) {
  const hasTax = hasTaxRow(totals, isSettled)
  const hasShipping = isSettled || totals.shipping > 0
  const hasParts = hasShipping || hasTax
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
  rows.push({
    label: hasParts ? words.total : words.subtotal,
    value: isSaving ? <Skeleton width="72px" height="24px" /> : money(totals.remainingToPay ?? totals.total),
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
