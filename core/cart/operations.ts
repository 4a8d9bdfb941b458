import type { GiftRequest, NewItem } from './contracts'

export type Addition = Omit<NewItem, 'qty'> & { qty?: number; reserve?: boolean }

/** `storeId: null` switches to home delivery. */
export type Change = {
  itemId: string
  qty: number
  upc?: string
  productId?: string
  giftOption?: GiftRequest | null
  storeId?: string | null
}

export type Operation =
  | { kind: 'add'; item: Addition }
  | ({ kind: 'change' } & Change)
  | { kind: 'remove' | 'save'; itemId: string }
  | { kind: 'apply-coupon' | 'remove-coupon'; code: string }

/** `id` is the transaction id; `tickets` stand for waiting callers. */
export type Queued = Operation & { id: string; tickets: readonly string[] }

/** Begins the ticket of an owner, who shows the outcome (`own-operations`). */
export const OWNER = 'own-'

export const isOwned = ({ tickets }: Queued): boolean => tickets.some(ticket => ticket.startsWith(OWNER))

/** Adds an operation: a line's last change wins, a removal replaces its changes, an unsent repeat counts once. */
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
