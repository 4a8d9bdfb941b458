import type { Code } from '../errors/catalogue'
import type { ShopError } from '../errors/shop-error'
import type { Cart } from '../shapes/cart'

export type Refusal = {
  readonly code: string
  readonly reaction: 'top-notice' | 'lasting-toast' | 'refetch-cart'
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

const shownInPage: readonly string[] = [
  'FE309',
  'PYT404',
  'PYT405',
  'PAY400',
  'PYT402',
  'BSK404',
  'SHP500',
  'PAY401',
  'INV700',
  'INV406',
  'INV701',
  'INV703',
  'INV405',
  'INV407',
  'INV409',
] satisfies readonly Code[]

const hinderingFlashes: readonly string[] = [
  'ProductLineItemInventoryMissing',
  'ProductItemNotAvailable',
  'ProductLineItemFullInventoryMissing',
  'InvalidShippingAddress',
  // The delivery changed: the shopper returns to the shipping step.
  'ORD516',
  'ORD517',
  'ORD518',
  // A gift, coupon or gift card is gone or holds less, which nobody should miss.
  'GFS800',
  'PRM175',
  'GFC740',
  'GFC812',
  'PYT400',
] satisfies readonly Code[]

export function refusalOf(error: ShopError): Refusal {
  return {
    code: error.code,
    reaction: error.kind === 'network' ? 'top-notice' : orderReactionTo(error.code),
    message: error.message,
    details: error.kind === 'http' ? error.details : {},
  }
}

export function orderReactionTo(code: string): Refusal['reaction'] {
  if (code === 'ORD430') return 'refetch-cart'
  return shownInPage.includes(code) ? 'top-notice' : 'lasting-toast'
}

/** `agreed` is the total on the pressed button. */
export function refusalOfCart(cart: Cart, agreed: number | null): Refusal | null {
  const notice = (code: string, reaction: Refusal['reaction'] = 'top-notice'): Refusal => ({
    code,
    reaction,
    message: '',
    details: {},
  })
  // Without items no step can show a notice.
  if (cart.items.length === 0) return notice('cart-empty', 'lasting-toast')
  const flash = cart.flash.find(({ code }) => hinderingFlashes.includes(code))
  if (flash) return { ...notice(flash.code), message: flash.message, details: Object(flash.details) }
  const reasons = cart.items.flatMap(({ unavailable }) => unavailable ?? [])
  if (reasons.length > 0) return notice(reasons.every(code => code === 'INV703') ? 'INV703' : 'INV405')
  // A changed total is shown before it is paid.
  return agreed !== null && cart.totals.remainingToPay !== agreed ? notice('total-changed') : null
}
