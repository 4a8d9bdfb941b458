import type { Flash } from '../../../core/shapes/flash'
import { addressOf, needsAddress } from '../carts/shipments'
import { supplyFlash } from '../carts/supply'
import type { CartView } from '../carts/view'
import { fail, type ShopFailure } from '../failure'
import { countOf } from '../carts/shelf'
import type { Needs } from '../stock/holds'

/** What a cart takes off the shelf, gifts included. */
export function needsOf({ row, gifts }: CartView): Needs {
  const { lines } = row.document
  const all = [...lines, ...gifts.map(({ line }) => line)]
  return new Map(all.map(({ upc }) => [upc, countOf(all, upc)]))
}

/** What the shopper must be told before the order is placed: lines, address, and what changed since the last answer. */
export const flashOf = (view: CartView): Flash[] => [...supplyFlash(view), ...addressFlash(view), ...changeFlash(view)]

function addressFlash(view: CartView): Flash[] {
  const isMissing = view.shipments.some(shipment => needsAddress(shipment) && !hasAddress(view, shipment.shippingId))
  return isMissing ? [{ code: 'InvalidShippingAddress', message: 'The delivery has no address', details: null }] : []
}

function changeFlash({ row, priced }: CartView): Flash[] {
  const { seen } = row.document
  if (!seen) return []
  const dearer = priced.lines.filter(({ id, current }) => seen.prices[id] !== undefined && seen.prices[id] !== current)
  const prices = dearer.map(({ id }) => ({ code: 'PRC400', message: 'A price has changed', itemId: id, details: null }))
  const tax =
    seen.tax === priced.totals.taxAmount ? [] : [{ code: 'TAX310', message: 'The tax has changed', details: null }]
  return [...prices, ...tax]
}

/** Why a cart cannot become an order as it stands, null where it can. */
export function whyNotOrdered(view: CartView): ShopFailure | null {
  const { document } = view.row
  if (document.lines.length === 0) return fail('ORD430')
  const [missing] = [...view.unavailable]
  if (missing) {
    const [itemId, code] = missing
    if (code === 'ORD404') return fail('ORD430', { itemId })
    return code === 'INV702' ? fail('INV702', { itemId }) : fail('INV700', { itemId })
  }
  for (const shipment of view.shipments) {
    if (needsAddress(shipment) && !hasAddress(view, shipment.shippingId)) return fail('CHK380')
    if (!shipment.chosen) return fail('SHP404', { shippingId: shipment.shippingId })
  }
  return null
}

/** What differs from the totals that the shopper saw last, null where nothing does. */
export function whatChanged({ row, priced }: CartView): ShopFailure | null {
  const { seen } = row.document
  if (!seen || seen.total === priced.totals.total) return null
  const isTaxAlone = priced.totals.total - seen.total === priced.totals.taxAmount - seen.tax
  return isTaxAlone ? fail('TAX310') : fail('PRC400')
}

const hasAddress = ({ row }: CartView, shippingId: string): boolean => addressOf(row.document, shippingId) !== null
