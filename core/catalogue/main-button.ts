import type { Product, Variant } from './contracts'

/** Where a quick shop was opened from: to add, or to change what is in the cart or saved for later. */
export type Context = 'add' | 'update-cart-item' | 'update-saved-item'

/** What the main button of a quick shop does. */
export type MainButton = 'notify' | 'out-of-stock' | 'held-by-others' | 'sign-in' | 'update' | 'add'

/** What the main button depends on. */
export interface Situation {
  readonly product: Product
  /** The variants that the choice leaves, with how many of each can be had. */
  readonly left: readonly { variant: Variant; quantity: number; isHeld?: boolean }[]
  readonly notifyOn: boolean
  readonly isSignedIn: boolean
  readonly context: Context
}

/**
 * The button, in the spec's order; before a size is chosen it speaks of all sizes that are left. What others hold comes
 * back, or does not, in minutes: that is told first.
 */
export function mainButtonOf({ product, left, notifyOn, isSignedIn, context }: Situation): MainButton {
  const isGone = left.every(({ quantity }) => quantity <= 0)
  if (isGone && left.some(({ isHeld }) => isHeld)) return 'held-by-others'
  if (isGone && notifyOn && left.some(({ variant }) => canNotify(product, variant))) return 'notify'
  if (isGone) return 'out-of-stock'
  if (product.presale && !isSignedIn) return 'sign-in'
  return context === 'add' ? 'add' : 'update'
}

/** Whether the shop tells when a variant is back; the product's word holds where the variant has none. */
export function canNotify({ notifyMe }: Product, variant: Variant): boolean {
  return variant.notifyMe ?? notifyMe
}
