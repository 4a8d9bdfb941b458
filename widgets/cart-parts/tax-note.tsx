import type { Totals } from '../../core/shapes/totals'
import type { CartPartsWords } from './cart-parts.words'

export interface TaxNoteProps {
  totals: Totals
  /** The address is known, so the tax is final. */
  isSettled: boolean
  before?: string
  words: CartPartsWords
}

/** Whether tax is a row of the totals: it is added to the prices, and known. */
export const hasTaxRow = ({ taxation, tax }: Totals, isSettled: boolean): boolean =>
  taxation === 'net' && (isSettled || tax > 0)

/** A note about tax that is not a row of the totals; none in a market without tax. */
export function TaxNote({ totals, isSettled, before = '', words }: TaxNoteProps) {
  const isNet = totals.taxation === 'net'
  const isSaid = isNet ? !hasTaxRow(totals, isSettled) : totals.tax > 0
  const note = before + (isSaid ? (isNet ? words.taxLater : words.taxIncluded) : '')
  return note ? <p className="muted small">{note}</p> : null
}
