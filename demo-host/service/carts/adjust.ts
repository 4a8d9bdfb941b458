import type { PriceAdjustmentChange } from '../../../core/in-store/contracts'
import type { Associate } from '../calls/context'
import { newId } from '../database/ids'
import { fail } from '../failure'
import { toMajor, toMinor } from '../pricing/currency'
import { lineOf } from './change-lines'
import type { CartDocument, CartRow, PriceAdjustment } from '../documents/cart'
import type { CartView } from './view'

const MAX = 20

/** How much may be taken off by hand, in percent of the price after promotions. */
const MAX_PERCENT = { associate: 30, manager: 100 } as const

type Wanted = PriceAdjustmentChange & { readonly itemId?: string | null | undefined }

/**
 * Adds or changes an adjustment. Throws `ORD404` if the cart has no such line, `PRC400` for an invalid amount or too many
 * adjustments.
 */
export function adjust(
  { document, currency }: CartRow,
  { itemId, amount, reason }: Wanted,
  { employeeId, role }: Associate,
  old?: PriceAdjustment,
): { readonly document: CartDocument; readonly given: PriceAdjustment } {
  const minor = amount === undefined ? old?.amount : toMinor(amount, currency)
  if (!minor) throw fail('PRC400', { field: 'amount' })
  const lineId = old ? old.lineId : itemId ? lineOf(document, itemId).id : null
  const given = {
    id: old?.id ?? newId(),
    lineId,
    amount: minor,
    reason: reason ?? old?.reason ?? '',
    by: employeeId,
    mostPercent: MAX_PERCENT[role ?? 'associate'],
  }
  const all = document.adjustments ?? []
  if (old) return { given, document: { ...document, adjustments: all.map(known => (known === old ? given : known)) } }
  if (all.length >= MAX)
    throw fail('PRC400', { field: 'amount' }, { message: `A cart holds ${MAX} adjustments at most` })
  return { given, document: { ...document, adjustments: [...all, given] } }
}

/** Throws `PRC400` if more was taken off than its giver may, or than there is. */
export function checkGiven({ priced, row }: CartView, { id, amount, mostPercent }: PriceAdjustment): void {
  const max = priced.adjusted.get(id) ?? 0
  if (amount <= max) return
  const message = `Expected at most ${mostPercent} % of the price after promotions, got more`
  throw fail('PRC400', { field: 'amount', maxPercent: mostPercent, maxAmount: toMajor(max, row.currency) }, { message })
}

/** Throws `PRC400` if the cart has no such adjustment. */
export function adjustmentOf({ adjustments = [] }: CartDocument, adjustmentId: string): PriceAdjustment {
  const found = adjustments.find(({ id }) => id === adjustmentId)
  if (!found) throw fail('PRC400', { field: 'adjustmentId' }, { status: 404 })
  return found
}

export const withAdjustments = (
  document: CartDocument,
  isKept: (adjustment: PriceAdjustment) => boolean,
): CartDocument =>
  document.adjustments?.every(isKept) === false
    ? { ...document, adjustments: document.adjustments.filter(isKept) }
    : document

/** An adjustment goes with its line. */
export const withoutOrphans = (document: CartDocument): CartDocument =>
  withAdjustments(document, ({ lineId }) => lineId === null || document.lines.some(({ id }) => id === lineId))
