import type { PriceAdjustmentChange } from '../../../core/in-store/contracts'
import { newId } from '../database/ids'
import { fail } from '../failure'
import { toMinor } from '../pricing/currency'
import { lineOf } from './change-lines'
import type { CartDocument, CartRow, PriceAdjustment } from './document'

/** Most adjustments that one cart holds. */
const MOST = 20

type Wanted = PriceAdjustmentChange & { readonly itemId?: string | null | undefined }

/**
 * Takes something off by hand, or changes what was taken off. Throws `ORD404` where the cart has no such line, `PRC400`
 * for an amount that is none in the cart's currency, and where the cart has enough of them.
 */
export function adjust(
  { document, currency }: CartRow,
  { itemId, amount, reason }: Wanted,
  by: string,
  old?: PriceAdjustment,
): CartDocument {
  const minor = amount === undefined ? old?.amount : toMinor(amount, currency)
  if (!minor) throw fail('PRC400', { field: 'amount' })
  const lineId = old ? old.lineId : itemId ? lineOf(document, itemId).id : null
  const next = { id: old?.id ?? newId(), lineId, amount: minor, reason: reason ?? old?.reason ?? '', by }
  const all = document.adjustments ?? []
  if (old) return { ...document, adjustments: all.map(known => (known === old ? next : known)) }
  if (all.length >= MOST)
    throw fail('PRC400', { field: 'amount' }, { message: `A cart holds ${MOST} adjustments at most` })
  return { ...document, adjustments: [...all, next] }
}

/** The adjustment of an id. Throws `PRC400` where the cart has none. */
export function adjustmentOf({ adjustments = [] }: CartDocument, adjustmentId: string): PriceAdjustment {
  const found = adjustments.find(({ id }) => id === adjustmentId)
  if (!found) throw fail('PRC400', { field: 'adjustmentId' }, { status: 404 })
  return found
}

/** A cart with only those of its adjustments. */
export const withAdjustments = (
  document: CartDocument,
  isKept: (adjustment: PriceAdjustment) => boolean,
): CartDocument =>
  document.adjustments?.every(isKept) === false
    ? { ...document, adjustments: document.adjustments.filter(isKept) }
    : document

/** What was taken off a line goes when the line goes. */
export const withoutOrphans = (document: CartDocument): CartDocument =>
  withAdjustments(document, ({ lineId }) => lineId === null || document.lines.some(({ id }) => id === lineId))
