import type { Totals } from '../../core/shapes/totals'
import type { CartPartsWords } from './cart-parts.words'

export interface TaxNoteProps {
  totals: Totals
  /** The tax of a known address. */
  isSettled: boolean
  before?: string
  words: CartPartsWords
}

/** Whether the tax stands among the sums: it comes on top of the prices, and is known, as it is of what is fetched. */
export const hasTaxRow = ({ taxation, tax }: Totals, isSettled: boolean): boolean =>
  taxation === 'net' && (isSettled || tax > 0)

/** What is said of the tax where it does not stand among the sums; nothing of a tax that a market does not take. */
export function TaxNote({ totals, isSettled, before = '', words }: TaxNoteProps) {
  const isNet = totals.taxation === 'net'
  const isSaid = isNet ? !hasTaxRow(totals, isSettled) : totals.tax > 0
  const note = before + (isSaid ? (isNet ? words.taxLater : words.taxIncluded) : '')
  return note ? <p className="muted small">{note}</p> : null
}
