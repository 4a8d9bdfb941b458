export const nameLimits = { minLength: 2, maxLength: 30 } as const

/** Scripts in which one character can be a name. */
const wholeNames = /^[\p{Script=Han}\p{Script=Hangul}]/u

/** 2 to 30 characters, or one in such a script; empty is valid. */
export function personName(value: string): 'min-length' | 'max-length' | null {
  const text = value.trim()
  const length = [...text].length
  if (length === 0) return null
  if (length < nameLimits.minLength && !wholeNames.test(text)) return 'min-length'
  return length > nameLimits.maxLength ? 'max-length' : null
}
