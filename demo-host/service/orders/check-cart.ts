import type { Code } from '../../../core/errors/catalogue'
import type { Flash } from '../../../core/shapes/flash'
import { addressOf, type CartShipment, isMailed, isMailedWhole, needsAddress } from '../delivery/shipments'
import { supplyFlash } from '../carts/supply'
import type { CartView } from '../carts/view'
import { presaleNeedsSignIn } from '../carts/change-lines'
import type { Session } from '../calls/context'
import { fail, type ShopFailure } from '../failure'
import { isStranded } from '../delivery/transitions'
import { changeFlash } from './what-changed'

/** What the shopper must see before the order: problems of lines and addresses, and changes since the last answer. */
export const flashOf = (view: CartView): Flash[] => [...supplyFlash(view), ...addressFlash(view), ...changeFlash(view)]

function addressFlash(view: CartView): Flash[] {
  return view.shipments.some(shipment => lacksAddress(view, shipment))
    ? [{ code: 'InvalidShippingAddress', message: 'The delivery has no address', details: null }]
    : []
}

/** Throws `AUT404` for a guest's presale: the product may have become one, or came by a handoff. */
export function checkPresale({ facts, row }: CartView, { consumerType }: Session): void {
  if (consumerType !== 'GUEST') return
  const presale = row.document.lines.find(({ productId }) => facts.get(productId)?.document.presale)
  if (presale) throw presaleNeedsSignIn(presale.productId)
}

/** Why a cart cannot be ordered now, or null. */
export function whyNotOrdered(view: CartView): ShopFailure | null {
  const { document } = view.row
  if (document.lines.length === 0) return fail('ORD430')
  const missing = whyMissing([...view.unavailable], document.lines.length)
  if (missing) return missing
  const stranded = document.lines.find(line => isStranded(line, view))
  if (stranded) return fail('SHP404', { itemId: stranded.id })
  for (const shipment of view.shipments) {
    if (lacksAddress(view, shipment)) return fail('CHK380', { shippingId: shipment.shippingId })
    if (!shipment.chosen) return fail('SHP404', { shippingId: shipment.shippingId })
  }
  return null
}

/** A single line is refused with one of these, or with the code for being sold out. */
const ownCodes = ['INV701', 'INV702', 'INV703', 'INV406'] as const satisfies readonly Code[]
const isOwnCode = (code: string): code is (typeof ownCodes)[number] => (ownCodes as readonly string[]).includes(code)

/** A single missing line has a code of its own. For several the code says whether any stock is left, or that stores lack it (409). */
function whyMissing(unavailable: readonly (readonly [string, string])[], lines: number): ShopFailure | null {
  const [first] = unavailable
  if (!first) return null
  const [itemId, code] = first
  if (unavailable.length > 1) {
    const itemIds = unavailable.map(([id]) => id)
    if (unavailable.some(([, one]) => one === 'INV701')) return fail('INV409', { itemIds })
    if (unavailable.every(([, one]) => one === 'INV703')) return fail('INV703', { itemIds })
    return fail(unavailable.length === lines ? 'INV407' : 'INV405', { itemIds })
  }
  if (code === 'ORD404') return fail('ORD430', { itemId })
  return fail(isOwnCode(code) ? code : 'INV700', { itemId })
}

/**
 * Parcels need an address, pick-ups a person, and e-mail deliveries a contact, at least the bill's. A wallet shows street and
 * name only after the shopper has agreed to pay.
 */
const lacksAddress = ({ row: { document }, shipments }: CartView, shipment: CartShipment): boolean => {
  const address = addressOf(document, shipment)
  if (needsAddress(shipment)) return !address?.addressLine1
  if (!isMailed(shipment)) return !address?.lastName
  return isMailedWhole(shipments) && !address?.email && !document.billingAddress?.email
}
