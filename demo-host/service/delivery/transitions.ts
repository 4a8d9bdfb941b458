import type { Flash } from '../../../core/shapes/flash'
import type { CartLine, LineDelivery } from '../documents/cart'
import { mustBePickedUp } from './shipments'
import type { CartView } from '../carts/view'
import { shelfKey } from '../stock/shelf-key'
import { leftOn } from './delivery-to'

/** The lines as they can be delivered now, and a flash for each change. */
export type Transitions = { readonly lines: readonly CartLine[]; readonly flash: readonly Flash[] }

const TOLD = {
  home: { code: 'ORD516', message: 'An item will be sent to an address, since its store cannot hand it out' },
  pickup: { code: 'ORD517', message: 'An item is in its store now and can be picked up' },
  sts: { code: 'ORD518', message: 'An item is no longer in its store and will be sent there' },
} as const

/** Updates each line's delivery: picked up from the store's stock if it has the item, else sent there, else home delivery. Sold-out items stay, because another delivery would not help. Store-only items stay too: their shopper chooses another store. */
export function transitionsOf(view: CartView): Transitions {
  let lines: readonly CartLine[] = view.row.document.lines
  const flash: Flash[] = []
  for (const line of lines) {
    const delivery = possibleDelivery(line, lines, view)
    if (delivery === (line.delivery ?? null)) continue
    if (!delivery && mustBePickedUp(line, view.facts.get(line.productId))) continue
    lines = lines.map(other => (other.id === line.id ? { ...other, delivery } : other))
    const { name = '' } = view.places.byId.get(line.delivery?.storeId ?? '') ?? {}
    const notice = TOLD[delivery?.class === 'pickup' ? 'pickup' : delivery ? 'sts' : 'home']
    flash.push({ ...notice, itemId: line.id, details: { storeId: line.delivery?.storeId ?? null, storeName: name } })
  }
  return { lines, flash }
}

/** Fetched, or to be fetched, where its store cannot hand it out. */
export const isStranded = (line: CartLine, view: CartView): boolean =>
  Boolean(line.delivery ?? mustBePickedUp(line, view.facts.get(line.productId))) &&
  possibleDelivery(line, view.row.document.lines, view) === null

function possibleDelivery(line: CartLine, lines: readonly CartLine[], view: CartView): LineDelivery | null {
  const { delivery, upc, qty } = line
  if (!delivery) return null
  const place = view.places.byId.get(delivery.storeId)
  if (!place || place.countryCode !== view.destination.country) return null
  if (delivery.class === 'pudo') return delivery
  const around = { shelf: view.shelf, others: lines.filter(other => other !== line) }
  const services = place.services ?? []
  const [there, sent] = [leftOn(shelfKey(upc, delivery.storeId), around), leftOn(upc, around)]
  if (services.includes('pickup') && there >= qty) return save(delivery, 'pickup')
  if (sent < qty) return delivery
  return services.includes('sts') ? save(delivery, 'sts') : null
}

const save = (delivery: LineDelivery, to: 'pickup' | 'sts'): LineDelivery =>
  delivery.class === to ? delivery : { ...delivery, class: to }
