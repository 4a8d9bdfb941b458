import type { Line } from './lines'

/** With a quantity that is still on its way. */
export function pendingQty(lines: readonly Line[], itemId: string): number {
  const line = lines.find(({ item }) => item.id === itemId)
  return line?.qty || line?.item.qty || 1
}
