import type { GiftRequest, NewItem } from './contracts'

/** What a shopper adds to the cart; `reserve` holds its stock. */
export type Addition = Omit<NewItem, 'qty'> & { qty?: number; reserve?: boolean }

/**
 * A line's new quantity, its new variant where `upc` is named, and where it is fetched from where `storeId` is: null
 * brings it home.
 */
export type Change = {
  itemId: string
  qty: number
  upc?: string
  productId?: string
  /** To whom it goes as a gift; null takes that back. */
  giftOption?: GiftRequest | null
  storeId?: string | null
}

/** One thing to do to the cart. */
export type Operation =
  | { kind: 'add'; item: Addition }
  | ({ kind: 'change' } & Change)
  | { kind: 'remove' | 'save'; itemId: string }
  | { kind: 'apply-coupon' | 'remove-coupon'; code: string }

/** An operation in its place; `id` is its transaction id until it is answered, `tickets` name who waits for that. */
export type Queued = Operation & { id: string; tickets: readonly string[] }

/**
 * The queue with one more operation: the last change of a line wins, a removal ends its changes, and what is asked for
 * again while it cannot be sent is asked for once.
 */
export function joined(
  queue: readonly Queued[],
  next: Queued,
  { isRunning, isPaused }: { isRunning: boolean; isPaused: boolean },
): readonly Queued[] {
  const isFixed = (place: number) => isRunning && place === 0
  const replaced = queue.filter((other, place) => !isFixed(place) && isReplaced(other, next))
  const same = queue.findIndex(other => isRepeated(other, next, isPaused))
  const tickets = [...replaced.flatMap(other => other.tickets), ...next.tickets]
  if (same >= 0)
    return queue.map((other, place) => (place === same ? { ...other, tickets: [...other.tickets, ...tickets] } : other))
  const first = replaced[0] ? queue.indexOf(replaced[0]) : -1
  const merged = { ...(next.kind === 'change' ? replaced[0] : null), ...next, tickets } as Queued
  const others = queue.map((other, place) => (place === first ? merged : other))
  return first < 0 ? [...queue, next] : others.filter(other => !replaced.includes(other))
}

function isReplaced(waiting: Queued, next: Queued): boolean {
  if (next.kind !== 'change' && next.kind !== 'remove') return false
  return waiting.kind === 'change' && waiting.itemId === next.itemId
}

function isRepeated(other: Queued, next: Queued, isPaused: boolean): boolean {
  if (next.kind === 'remove' || next.kind === 'save') return other.kind === next.kind && other.itemId === next.itemId
  return (
    isPaused && next.kind === 'add' && other.kind === 'add' && JSON.stringify(other.item) === JSON.stringify(next.item)
  )
}
