import type { Code } from '../errors/catalogue'
import type { ShopError } from '../errors/shop-error'
import type { Cart } from '../shapes/cart'

/** Why nothing was ordered, and where the shopper is told: in the page, by a toast that stays, or both with a fresh cart. */
export type Refusal = {
  readonly code: string
  readonly reaction: 'top-notice' | 'lasting-toast' | 'refetch-cart'
  /** The service's own words, for codes without any here. */
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
  // Another delivery than the one agreed to: the shopper looks at the shipping step again .
  'ORD516',
  'ORD517',
  'ORD518',
  // A gift or a coupon that counted and is gone: nobody orders without it unknowingly.
  'GFS800',
  'PRM175',
] satisfies readonly Code[]

/** Where to show an error that answered an order; where none did, the page says so beside the button's step. */
export function refusalOf(error: ShopError): Refusal {
  return {
    code: error.code,
    reaction: error.kind === 'network' ? 'top-notice' : orderReactionTo(error.code),
    message: error.message,
    details: error.kind === 'http' ? error.details : {},
  }
}

/** What to do about a code that answers an order: one that is not foreseen stays on the screen until it is closed. */
export function orderReactionTo(code: string): Refusal['reaction'] {
  if (code === 'ORD430') return 'refetch-cart'
  return shownInPage.includes(code) ? 'top-notice' : 'lasting-toast'
}

/** What stands against buying a cart that the service has just checked; `agreed` is the sum on the pressed button. */
export function refusalOfCart(cart: Cart, agreed: number | null): Refusal | null {
  const notice = (code: string, reaction: Refusal['reaction'] = 'top-notice'): Refusal => ({
    code,
    reaction,
    message: '',
    details: {},
  })
  // Without goods there is no step left to hold a notice.
  if (cart.items.length === 0) return notice('cart-empty', 'lasting-toast')
  const flash = cart.flash.find(({ code }) => hinderingFlashes.includes(code))
  if (flash) return { ...notice(flash.code), message: flash.message, details: Object(flash.details) }
  const hindrances = cart.items.flatMap(({ unavailable }) => unavailable ?? [])
  if (hindrances.length > 0) return notice(hindrances.every(code => code === 'INV703') ? 'INV703' : 'INV405')
  // The price is never a surprise: what changed is looked at before it is paid.
  return agreed !== null && cart.totals.remainingToPay !== agreed ? notice('total-changed') : null
}
