import { type LengthLimits, type LengthProblem, textLength } from './text-length'

export const nameLimits = { minLength: 2, maxLength: 30 } as const

/** Scripts in which one character can be a name. */
const wholeNames = /^[\p{Script=Han}\p{Script=Hangul}]/u

/** 2 to 30 characters or a country's own limits, or one in such a script; empty is valid. */
export function personName(value: string, limits: LengthLimits = nameLimits): LengthProblem | null {
  const text = value.trim()
  const minLength = wholeNames.test(text) ? 1 : limits.minLength
  return textLength(text, { minLength, maxLength: limits.maxLength ?? nameLimits.maxLength })
}
