import type { Line } from '../../core/cart'
import type { Code } from '../../core/errors/catalogue'
import type { ErrorText } from '../../core/errors/sentences'
import type { LineNotice } from './line-notices'
import type { CartMessagesWords } from './cart-messages.words'

const soldOut: readonly string[] = [
  'INV700',
  'INV701',
  'INV405',
  'INV406',
  'INV407',
  'INV409',
] satisfies readonly Code[]
const unpriced: readonly string[] = ['INV702', 'PRC400'] satisfies readonly Code[]

/** Why a line is unavailable, and why its last change was refused. */
export function lineErrors(
  { item, error }: Line,
  words: CartMessagesWords,
  errorText: ErrorText,
): readonly LineNotice[] {
  const errors: LineNotice[] = []
  if (item.unavailable) errors.push({ tone: 'danger', text: reasonText(item.unavailable, words) })
  if (error) errors.push(refusal(error, item.maxQty, words, errorText))
  return errors
}

function reasonText(code: string, words: CartMessagesWords): string {
  if (soldOut.includes(code)) return words.goneOut
  if (code === 'INV703') return words.goneHeld
  return unpriced.includes(code) ? words.goneUnpriced : words.gone
}

function refusal(
  error: NonNullable<Line['error']>,
  maxQty: number,
  words: CartMessagesWords,
  errorText: ErrorText,
): LineNotice {
  if (error.code === 'remove-failed') return { tone: 'danger', text: words.removeFailed }
  if (error.code !== 'INV408') return { tone: 'danger', text: errorText(error) }
  const allowed = error.kind === 'http' ? Number(error.details['maxAllowedQty']) : 0
  return { tone: 'warning', text: words.maximum(allowed || maxQty) }
}
