import type { PriceAdjustmentChange } from '../../../core/in-store/contracts'
import type { Associate } from '../calls/context'
import { newId } from '../database/ids'
import { fail } from '../failure'
import { toMajor, toMinor } from '../pricing/currency'
import { lineOf } from './change-lines'
import type { CartDocument, CartRow, PriceAdjustment } from '../documents/cart'
import type { CartView } from './view'

/** Most adjustments that one cart holds. */
const MOST = 20

/** Most that goes off by hand, in percent of the price after promotions, by who gives it. */
const MOST_PERCENT = { associate: 30, manager: 100 } as const

type Wanted = PriceAdjustmentChange & { readonly itemId?: string | null | undefined }

/**
 * Takes something off by hand, or changes what was taken off. Throws `ORD404` where the cart has no such line, `PRC400`
 * for an amount that is none in the cart's currency, and where the cart has enough of them.
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
    mostPercent: MOST_PERCENT[role ?? 'associate'],
  }
  const all = document.adjustments ?? []
  if (old) return { given, document: { ...document, adjustments: all.map(known => (known === old ? given : known)) } }
  if (all.length >= MOST)
    throw fail('PRC400', { field: 'amount' }, { message: `A cart holds ${MOST} adjustments at most` })
  return { given, document: { ...document, adjustments: [...all, given] } }
}

/** Throws `PRC400` where a cart was given more off than its giver may take, or than there is. */
export function checkGiven({ priced, row }: CartView, { id, amount, mostPercent }: PriceAdjustment): void {
  const most = priced.adjusted.get(id) ?? 0
  if (amount <= most) return
  const message = `Expected at most ${mostPercent} % of the price after promotions, got more`
  throw fail(
    'PRC400',
    { field: 'amount', maxPercent: mostPercent, maxAmount: toMajor(most, row.currency) },
    { message },
  )
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
