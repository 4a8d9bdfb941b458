import { combine, createStore } from 'effector'
import type { ShopError } from '../errors/shop-error'
import type { CartItem } from '../shapes/cart-item'
import { $items, $newest } from './model'
import type { Queued } from './operations'
import { $outage, $queue } from './queue'
import { $isReading, $readError } from './reading'

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
export const $lineErrors = createStore<Readonly<Record<string, ShopError>>>({})

/** What stands above the lines: a refusal that is about the whole cart. */
export const $cartError = createStore<ShopError | null>(null)

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
  { newest: $newest, isReading: $isReading, isSaving: $isSaving, outage: $outage },
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
