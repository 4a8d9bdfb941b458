import type { Code } from './catalogue'
import type { Sentence } from './errors.words'

const soldOut = 'This is out of stock. Choose another size or colour.'

export const words: Readonly<Partial<Record<Code, Sentence>>> = {
  INV700: soldOut,
  INV406: soldOut,
  INV701: soldOut,
  PRO420: 'You have an open order. Your account can be erased once it has been delivered, or cancelled and refunded.',
}
