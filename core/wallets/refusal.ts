import { isShopError, type ShopError } from '../errors/shop-error'
import type { Cart } from '../shapes/cart'
import type { WalletProblem } from './check-contact'
import { contactFieldOf } from './contact'

export type WalletRefusal = { readonly problems: readonly WalletProblem[] }

const isWalletRefusal = (thrown: unknown): thrown is WalletRefusal =>
  typeof thrown === 'object' && thrown !== null && 'problems' in thrown

const REPRICED = 'ProductPriceChanged'

/**
 * Ends a payment where a price has changed since the shopper saw it. Every write's answer is looked at: after the first one
 * the service counts the change as shown.
 */
export function unlessRepriced(cart: Cart): Cart {
  const flash = cart.flash.find(({ code }) => code === REPRICED)
  if (flash) throw { problems: [{ code: REPRICED, of: null, field: null, message: flash.message }] }
  return cart
}

/** More is to be paid than was approved, as the bag has grown. */
const OUTGROWN = 'PYT400'

/** The shopper has to see the new price before the payment begins again. */
export const isRepriced = ({ problems }: WalletRefusal): boolean =>
  problems.some(({ code }) => code === REPRICED || code === OUTGROWN)

/** Without a field these are about the whole address. */
const unserviceable = ['CHK380', 'SHP500', 'SHP404']

/** The catalogue says what is wrong. */
const PO_BOX = 'SHP500'

export function refusalOf(thrown: unknown, of: 'shipping' | 'billing' | null): WalletRefusal {
  if (isWalletRefusal(thrown)) return thrown
  if (!isShopError(thrown)) return { problems: [{ code: 'wallet-unknown', of: null, field: null }] }
  return { problems: problemsOf(thrown, of) }
}

function problemsOf(error: ShopError, of: 'shipping' | 'billing' | null): WalletProblem[] {
  if (of === null) return [{ code: error.code, of, field: null, message: error.message }]
  if (error.code === 'PAY401' && of === 'shipping') return [{ code: 'wallet-country', of, field: 'country' }]
  const incomplete = of === 'shipping' ? 'wallet-shipping' : 'wallet-billing'
  const fields = error.kind === 'http' ? fieldsIn(error.details['fields']) : []
  if (fields.length > 0)
    return fields.map(({ name, code = error.code }) => ({
      code: code === PO_BOX ? code : incomplete,
      of,
      field: contactFieldOf(name),
    }))
  if (of === 'shipping' && unserviceable.includes(error.code))
    return [{ code: 'wallet-unserviceable', of, field: 'addressLines' }]
  return [{ code: error.code, of: null, field: null, message: error.message }]
}

function fieldsIn(fields: unknown): { name: string; code?: string }[] {
  if (!Array.isArray(fields)) return []
  return fields.filter(field => typeof field?.name === 'string')
}
