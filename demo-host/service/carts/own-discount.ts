import type { Flash } from '../../../core/shapes/flash'
import { counts } from '../pricing/conditions'
import { sum } from '../pricing/share'
import type { Audience, CartToPrice, PricedCart } from '../pricing/types'
import { balanceAt, type StoredValue } from '../repositories/stored-values'
import type { Withdrawal } from '../repositories/value-ledger'

/** What is bought at a discount of one's own counts against a yearly limit: so much, of which value. */
export type OwnDiscount = { readonly taking: Withdrawal | null; readonly notice: Flash | null }

/** A cart as its shopper pays it. */
export type OwnPrice = { readonly priced: PricedCart; readonly own: OwnDiscount }

/** Nobody's discount. */
export const NO_DISCOUNT: OwnDiscount = { taking: null, notice: null }

/** Whom a discount is for, the value that limits it, and the notice if that does not cover the cart. */
type Limited = {
  readonly audience: Audience
  readonly value: StoredValue | undefined
  readonly beyond: Flash
}

/**
 * Prices a cart with the discounts of an audience where what they reduce then costs no more than what is left of the
 * year; otherwise as anybody's, and the shopper is told why.
 */
export function priceWithin(
  { audience, value, beyond }: Limited,
  toPrice: CartToPrice,
  price: (cart: CartToPrice) => PricedCart,
): OwnPrice {
  const priced = price({ ...toPrice, audiences: new Set([...toPrice.audiences, audience]) })
  const ownOnes = priced.working.filter(({ condition }) => condition.audience === audience)
  if (ownOnes.length === 0) return { priced, own: NO_DISCOUNT }
  const left = value?.currency === toPrice.currency ? balanceAt(value, toPrice.at) : 0
  const goods = priced.lines.filter(line => ownOnes.some(promotion => counts(promotion, line)))
  const units = sum(goods.map(({ afterOrder }) => afterOrder))
  if (value && units <= left) return { priced, own: { taking: { valueId: value.id, units }, notice: null } }
  return { priced: price(toPrice), own: { taking: null, notice: beyond } }
}
