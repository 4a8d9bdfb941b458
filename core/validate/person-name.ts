import type { Limits } from './problem-message'

export const nameLimits = { minLength: 2, maxLength: 30 } as const

/** Scripts in which one character can be a name. */
const wholeNames = /^[\p{Script=Han}\p{Script=Hangul}]/u

/** 2 to 30 characters or a country's own limits, or one in such a script; empty is valid. */
export function personName(value: string, limits: Limits = nameLimits): 'min-length' | 'max-length' | null {
  const text = value.trim()
  const length = [...text].length
  if (length === 0) return null
  if (length < (limits.minLength ?? 1) && !wholeNames.test(text)) return 'min-length'
  return length > (limits.maxLength ?? nameLimits.maxLength) ? 'max-length' : null
}
