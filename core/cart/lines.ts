import { combine, createStore } from 'effector'
import { hasCode, type ShopError } from '../errors/shop-error'
import type { CartItem } from '../shapes/cart-item'
import { $items, $newest } from './model'
import type { Queued } from './operations'
import { $outage, $queue, operationAsked, writeRefused } from './queue'
import { $readError, refreshFx } from './refresh'

/** A line as it is shown: the service's own, with what the shopper has asked for since. */
export type Line = {
  readonly item: CartItem
  /** The quantity asked for, or the service's. */
  readonly qty: number
  readonly pending: 'change' | 'removal' | null
  /** Why the last change to it did not happen. */
  readonly error: ShopError | null
}

// What we remember

/** Why changes to lines did not happen, by line. */
const $lineErrors = createStore<Readonly<Record<string, ShopError>>>({})
  .on(writeRefused, (errors, { operation, error }) =>
    isLines(operation, error) ? { ...errors, [operation.itemId]: asLineError(operation, error) } : errors,
  )
  .on(operationAsked, (errors, operation) => {
    if (!('itemId' in operation) || !errors[operation.itemId]) return errors
    const { [operation.itemId]: _gone, ...others } = errors
    return others
  })

/** What stands above the lines: a refusal that is about the whole cart. */
export const $cartError = createStore<ShopError | null>(null)
  .on(writeRefused, (current, { operation, error }) => (isCarts(operation, error) ? error : current))
  .reset(operationAsked)

/** Why the last coupon was not taken. */
export const $couponError = createStore<ShopError | null>(null)
  .on(writeRefused, (current, { operation, error }) => (operation.kind === 'apply-coupon' ? error : current))
  .reset(operationAsked)

/** The lines, oldest first. */
export const $lines = combine({ items: $items, queue: $queue, errors: $lineErrors }, ({ items, queue, errors }) =>
  items.map(item => lineOf(item, queue, errors[item.id] ?? null)),
)

/** How many things are in the cart, what was asked for included. */
export const $count = combine({ newest: $newest, lines: $lines }, ({ newest, lines }) =>
  lines.reduce((count, { item, qty }) => count + qty - item.qty, newest?.count ?? 0),
)

/** True while the sums may still change by what was asked for. */
export const $isSaving = $queue.map(queue => queue.length > 0)

/** True while there is a cart of which nothing is known yet, or its first line is on its way. */
export const $isLoading = combine(
  { newest: $newest, isReading: refreshFx.pending, isSaving: $isSaving, outage: $outage },
  ({ newest, isReading, isSaving, outage }) => !newest && (isReading || (isSaving && !outage)),
)

/** Why what is seen is only the last-known cart; null while the service answers. */
export const $staleness = combine(
  { outage: $outage, readError: $readError },
  ({ outage, readError }) => outage ?? readError,
)

/** The first line that cannot be bought, which the main button waits for. */
export const $hindrance = $items.map(items => items.find(({ unavailable }) => unavailable) ?? null)

const lines = new WeakMap<CartItem, Line>()

function lineOf(item: CartItem, queue: readonly Queued[], error: ShopError | null): Line {
  const wish = queue.findLast(operation => 'itemId' in operation && operation.itemId === item.id)
  const pending = wish ? (wish.kind === 'change' ? 'change' : 'removal') : null
  const qty = wish?.kind === 'change' ? wish.qty : pending === 'removal' ? 0 : item.qty
  const known = lines.get(item)
  if (known && known.qty === qty && known.pending === pending && known.error === error) return known
  const line = { item, qty, pending, error } as const
  lines.set(item, line)
  return line
}

function isLines(operation: Queued, error: ShopError): operation is Queued & { itemId: string } {
  return (
    operation.kind === 'remove' ||
    operation.kind === 'save' ||
    // A gift option stands in a dialog, which hides what is above the lines.
    (operation.kind === 'change' && (operation.giftOption !== undefined || isAboutLine(error.code)))
  )
}

function isCarts(operation: Queued, error: ShopError): boolean {
  return operation.kind !== 'add' && operation.kind !== 'apply-coupon' && !isLines(operation, error)
}

// A test holds this against the catalogue, whose reactions weigh more than a closed page has room for.
const ofLine = /^(INV\d+|ORD404|PRC400|GWP403)$/

/** Whether a code is about the one line that was to change. */
export function isAboutLine(code: string): boolean {
  return ofLine.test(code)
}

// spec/1 §8: a failing removal has one sentence, and a gift's quantity is a matter of its maximum.
function asLineError(operation: Queued, error: ShopError): ShopError {
  if (operation.kind === 'remove') return { ...error, code: 'remove-failed' } as ShopError
  return hasCode(error, 'GWP403') ? ({ ...error, code: 'INV408' } as ShopError) : error
}
