import type { Needs } from '../repositories/stock-holds'
import { countsByShelf } from '../stock/shelf'
import type { CartView } from './view'

/** How much a cart takes from each shelf, gifts included. */
export function needsOf({ row, gifts }: CartView): Needs {
  return countsByShelf([...row.document.lines, ...gifts.map(({ line }) => line)])
}
