import type { Flash } from '../../../core/shapes/flash'
import type { PaidPart } from '../carts/payment-parts'
import { priceFlash } from '../carts/price-flash'
import type { CartView } from '../carts/view'
import type { Seen } from '../documents/cart'
import { fail, type ShopFailure } from '../failure'
import { toMajor } from '../pricing/currency'
import type { Minor } from '../pricing/money'
import { hasEnded, type StoredValue } from '../repositories/stored-values'
import { maskedNumber } from '../values/gift-cards'

/** Refusals after which the cart differs from what the shopper saw. Pressing again orders what they see now. */
export const CHANGES = [
  'TAX310',
  'PRC400',
  'PYT400',
  'GFC700',
  'GFC740',
  'GFC812',
  'GFC725',
  'GFS800',
  'PRM175',
  'REW140',
]

export function changeFlash(view: CartView): Flash[] {
  const { seen } = view.row.document
  if (!seen) return []
  const isTaxed = seen.tax === undefined || seen.tax === view.priced.totals.taxAmount
  const tax = isTaxed ? [] : [{ code: 'TAX310', message: 'The tax has changed', details: null }]
  return [...priceFlash(view), ...tax, ...couponFlash(view), ...giftFlash(view), ...giftCardFlash(view)]
}

/** The first change since the shopper last saw the cart, or null. Nobody pays more by the main method than they saw. */
export function whatChanged(view: CartView): ShopFailure | null {
  const { row, priced, paid, at } = view
  const { seen } = row.document
  if (!seen) return null
  if (couponFlash(view).length > 0) return fail('PRM175')
  if (giftFlash(view).length > 0) return fail('GFS800')
  if (seen.total === undefined || seen.tax === undefined) return priceFlash(view).length > 0 ? fail('PRC400') : null
  if (seen.total === priced.totals.total) {
    return priced.totals.remainingToPay > (seen.remaining ?? Infinity) ? whyLess(paid.parts, seen, at) : null
  }
  const isTaxAlone = priced.totals.total - seen.total === priced.totals.taxAmount - seen.tax
  return isTaxAlone ? fail('TAX310') : fail('PRC400')
}

/** Why a gift card cannot pay its part, or null. */
export function whyNotPaying(value: StoredValue | undefined, at: Date): ShopFailure | null {
  if (!value) return fail('GFC700')
  const details = { giftCard: maskedNumber(value.document.name) }
  if (!value.allowed) return fail('GFC725', details)
  if (hasEnded(value, at)) return fail('GFC812', details)
  return value.balance === 0 ? fail('GFC740', details) : null
}

/** Coupons that counted when the shopper saw the total, and no longer do. */
function couponFlash({ row, priced }: CartView): Flash[] {
  const { seen, coupons } = row.document
  const working = new Set(priced.working.map(({ couponCode }) => couponCode))
  return (seen?.coupons ?? [])
    .filter(code => coupons.includes(code) && !working.has(code))
    .map(code => ({ code: 'PRM175', message: `${code} does not work any more`, details: null }))
}

/** Gift cards that paid a part when the shopper saw the sum, and have ended, are used up or hold less than that since. */
function giftCardFlash({ row, paid, at }: CartView): Flash[] {
  return paid.parts.flatMap(({ instrument, value }) => {
    const before = row.document.seen?.giftCards?.[instrument.id]
    const why = before === undefined ? null : (whyNotPaying(value, at) ?? whyLessOf(value, before))
    if (why?.code === 'GFC740') return [{ code: 'GFC740', message: 'A gift card is used up', details: why.details }]
    if (why?.code === 'GFC812') return [{ code: 'GFC812', message: 'A gift card has ended', details: why.details }]
    if (why?.code === 'PYT400') return [{ code: 'PYT400', message: 'A gift card holds less', details: why.details }]
    return []
  })
}

/** Gifts that are still earned, but sold out. */
function giftFlash({ row, priced, gifts }: CartView): Flash[] {
  const there = new Set(gifts.map(({ gift }) => gift.promotion.id))
  const earned = new Set(priced.gifts.map(({ promotion }) => promotion.id))
  return (row.document.seen?.gifts ?? [])
    .filter(id => earned.has(id) && !there.has(id))
    .map(() => ({ code: 'GFS800', message: 'The gift is not available any more', details: null }))
}

function whyLess(parts: readonly PaidPart[], { giftCards }: Seen, at: Date): ShopFailure {
  const cards = parts.filter(({ instrument }) => instrument.method === 'GIFT_CARD')
  const reasons = cards.flatMap(({ value }) => whyNotPaying(value, at) ?? [])
  const less = cards.flatMap(({ instrument, value }) => whyLessOf(value, giftCards?.[instrument.id] ?? 0) ?? [])
  return reasons[0] ?? less[0] ?? fail('PYT400')
}

/** A gift card that cannot pay what it paid before, or null. */
export function whyLessOf(value: StoredValue | undefined, before: Minor): ShopFailure | null {
  if (!value?.currency || value.balance >= before) return null
  const { balance, currency, document } = value
  return fail('PYT400', { giftCard: maskedNumber(document.name), balance: toMajor(balance, currency), currency })
}
