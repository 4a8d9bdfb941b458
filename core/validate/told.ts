import type { ProblemWords } from './problems.words'

/** How long a value may be, for the sentences that say so. */
export type Limits = { readonly minLength?: number | undefined; readonly maxLength?: number | undefined }

/** What is wrong with a value, in the table's words; null for what the table does not know. */
export function told(
  problem: string,
  words: ProblemWords,
  { minLength = 1, maxLength = 100 }: Limits = {},
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
    default:
      return null
  }
}
