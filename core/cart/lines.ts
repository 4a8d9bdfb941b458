import { combine, createStore } from 'effector'
import type { ShopError } from '../errors/shop-error'
import type { CartItem } from '../shapes/cart-item'
import { placeOf } from '../format/collection'
import { distinctName } from '../format/distinct-name'
import { $items, $newest } from './model'
import type { Queued } from './operations'
import { $outage, $queue } from './queue'
import { $isReading, $readError } from './reading'

export type Line = {
  readonly item: CartItem
  /** Its name, and what distinguishes it from other lines of that name. */
  readonly called: string
  readonly qty: number
  readonly pending: 'change' | 'removal' | null
  readonly error: ShopError | null
}

export const $lineErrors = createStore<Readonly<Record<string, ShopError>>>({})

export const $cartError = createStore<ShopError | null>(null)

export const $lines = combine({ items: $items, queue: $queue, errors: $lineErrors }, ({ items, queue, errors }) =>
  items.map(item => lineOf(item, queue, errors[item.id] ?? null, items)),
)

export const $count = combine({ newest: $newest, lines: $lines }, ({ newest, lines }) =>
  lines.reduce((count, { item, qty }) => count + qty - item.qty, newest?.count ?? 0),
)

export const $isSaving = $queue.map(queue => queue.length > 0)

/** Nothing is known of the cart yet, or its first line is on its way. */
export const $isLoading = combine(
  { newest: $newest, isReading: $isReading, isSaving: $isSaving, outage: $outage },
  ({ newest, isReading, isSaving, outage }) => !newest && (isReading || (isSaving && !outage)),
)

/** Why only a stale cart is shown; null once the service answers. */
export const $staleness = combine(
  { outage: $outage, readError: $readError },
  ({ outage, readError }) => outage ?? readError,
)

/** The first unavailable line, which blocks checkout. */
export const $blockingLine = $items.map(items => items.find(({ unavailable }) => unavailable) ?? null)

const lines = new WeakMap<CartItem, Line>()

function lineOf(item: CartItem, queue: readonly Queued[], error: ShopError | null, items: readonly CartItem[]): Line {
  const request = queue.findLast(operation => 'itemId' in operation && operation.itemId === item.id)
  const pending = request ? (request.kind === 'change' ? 'change' : 'removal') : null
  const qty = request?.kind === 'change' ? request.qty : pending === 'removal' ? 0 : item.qty
  const called = calledAmong(items, item)
  const known = lines.get(item)
  if (known && known.qty === qty && known.pending === pending && known.error === error && known.called === called)
    return known
  const line = { item, called, qty, pending, error } as const
  lines.set(item, line)
  return line
}

function calledAmong(items: readonly CartItem[], item: CartItem): string {
  const details = [...item.attributes.map(({ value }) => value), placeOf(item)?.name, item.giftOption?.to]
  return distinctName(
    item.name,
    items.map(({ name }) => name),
    details,
  )
}
