import type { Code } from './catalogue'
import type { Sentence } from './errors.words'

const soldOut = 'This is out of stock. Choose another size or colour.'

export const words: Readonly<Partial<Record<Code, Sentence>>> = {
  INV700: soldOut,
  INV406: soldOut,
  INV701: soldOut,
  CHK380: 'We cannot deliver to this address. Check street, town and postcode.',
  PRO420: 'You have an open order. Your account can be erased once it has been delivered, or cancelled and refunded.',
  ProgrammeCreditReached:
    'What is left of your programme’s credit this year does not cover this bag, so its discount does not apply.',
  PAY401: 'We do not deliver to this country. Choose another address.',
}
