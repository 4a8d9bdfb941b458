import type { Needs } from '../repositories/stock-holds'
import { countsByShelf } from '../stock/shelf'
import type { CartView } from './view'

/** What a cart takes off each shelf, gifts included. */
export function needsOf({ row, gifts }: CartView): Needs {
  return countsByShelf([...row.document.lines, ...gifts.map(({ line }) => line)])
}
