const LEAST = 2
const MOST = 30
/** One sign of these is a whole name. */
const wholeNames = /^[\p{Script=Han}\p{Script=Hangul}]/u

/** A first or last name where one is given: 2 to 30 characters, or one where a sign is a word. */
export function personName(value: string): 'min-length' | 'max-length' | null {
  const text = value.trim()
  const length = [...text].length
  if (length === 0) return null
  if (length < LEAST && !wholeNames.test(text)) return 'min-length'
  return length > MOST ? 'max-length' : null
}
