import type { Line } from '../../core/cart'
import type { Say } from '../../core/errors/sentences'
import type { LineNotice } from './line-notices'
import type { CartMessagesWords } from './cart-messages.words'

const soldOut = /^INV(70[01]|40[5679])$/
const unpriced = /^(INV702|PRC400)$/

/** Why a line is unavailable, and why its last change was refused. */
export function lineErrors({ item, error }: Line, words: CartMessagesWords, say: Say): readonly LineNotice[] {
  const errors: LineNotice[] = []
  if (item.unavailable) errors.push({ tone: 'danger', text: hindrance(item.unavailable, words) })
  if (error) errors.push(refusal(error, item.maxQty, words, say))
  return errors
}

function hindrance(code: string, words: CartMessagesWords): string {
  if (soldOut.test(code)) return words.goneOut
  if (code === 'INV703') return words.goneHeld
  return unpriced.test(code) ? words.goneUnpriced : words.gone
}

function refusal(error: NonNullable<Line['error']>, maxQty: number, words: CartMessagesWords, say: Say): LineNotice {
  if (error.code === 'remove-failed') return { tone: 'danger', text: words.removeFailed }
  if (error.code !== 'INV408') return { tone: 'danger', text: say(error) }
  const allowed = error.kind === 'http' ? Number(error.details['maxAllowedQty']) : 0
  return { tone: 'warning', text: words.maximum(allowed || maxQty) }
}
