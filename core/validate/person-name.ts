export const nameLimits = { minLength: 2, maxLength: 30 } as const

/** One sign of these is a whole name. */
const wholeNames = /^[\p{Script=Han}\p{Script=Hangul}]/u

/** A first or last name where one is given: 2 to 30 characters, or one where a sign is a word. */
export function personName(value: string): 'min-length' | 'max-length' | null {
  const text = value.trim()
  const length = [...text].length
  if (length === 0) return null
  if (length < nameLimits.minLength && !wholeNames.test(text)) return 'min-length'
  return length > nameLimits.maxLength ? 'max-length' : null
}
