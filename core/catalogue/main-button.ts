import type { Product, Variant } from './contracts'

export type Context = 'add' | 'update-cart-item' | 'update-saved-item'

export type MainButton = 'notify' | 'out-of-stock' | 'held-by-others' | 'sign-in' | 'update' | 'add'

export interface Situation {
  readonly product: Product
  readonly left: readonly { variant: Variant; quantity: number; isHeld?: boolean }[]
  readonly notifyOn: boolean
  readonly isSignedIn: boolean
  readonly context: Context
}

/** Before a size is chosen, the button describes all sizes that are left. */
export function mainButtonOf({ product, left, notifyOn, isSignedIn, context }: Situation): MainButton {
  const isGone = left.every(({ quantity }) => quantity <= 0)
  if (isGone && notifyOn && left.some(({ variant }) => canNotify(product, variant))) return 'notify'
  if (isHeldOf(left)) return 'held-by-others'
  if (isGone) return 'out-of-stock'
  if (product.presale && !isSignedIn) return 'sign-in'
  return context === 'add' ? 'add' : 'update'
}

/** Nothing is free now, but other shoppers hold some, which may be released in minutes. */
export function isHeldOf(left: Situation['left']): boolean {
  return left.every(({ quantity }) => quantity <= 0) && left.some(({ isHeld }) => isHeld)
}

export function canNotify({ notifyMe }: Product, variant: Variant): boolean {
  return variant.notifyMe ?? notifyMe
}
