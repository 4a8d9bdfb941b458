import type { ProblemWords } from './problems.words'
import type { LengthLimits } from './text-length'

/** What a sentence names: limits, an example of what is expected, the other field. */
export type Limits = LengthLimits & {
  readonly length?: number | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly expected?: string | undefined
  readonly other?: string | undefined
}

/** The table's sentence for a problem; null for an unknown one. */
export function problemMessage(
  problem: string,
  words: ProblemWords,
  { minLength = 1, maxLength = 100, length = 1, min = 0, max = 0, expected = '', other = '' }: Limits = {},
): string | null {
  switch (problem) {
    case 'required':
      return words.required
    case 'email':
      return words.email
    case 'phone':
      return words.phone
    case 'min-length':
      return words.tooShort(minLength)
    case 'max-length':
      return words.tooLong(maxLength)
    case 'exact-length':
      return words.exactly(length)
    case 'min':
      return words.atLeast(min)
    case 'max':
      return words.atMost(max)
    case 'pattern':
      return words.pattern(expected)
    case 'same-as':
      return words.sameAs(other)
    default:
      return null
  }
}
