import type { ProblemWords } from './problems.words'

/** For sentences about the length. */
export type Limits = { readonly minLength?: number | undefined; readonly maxLength?: number | undefined }

/** The table's sentence for a problem; null for an unknown one. */
export function problemMessage(
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
