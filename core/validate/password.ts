/** In the order in which they are shown. */
export const passwordRules = ['length', 'upper', 'lower', 'digit'] as const
export type PasswordRule = (typeof passwordRules)[number]

const LEAST = 8

const holds: Readonly<Record<PasswordRule, (value: string) => boolean>> = {
  length: value => [...value].length >= LEAST,
  upper: value => /\p{Lu}/u.test(value),
  lower: value => /\p{Ll}/u.test(value),
  digit: value => /\p{Nd}/u.test(value),
}

/** At least 8 characters with an upper-case letter, a lower-case letter and a digit. */
export function brokenPasswordRules(value: string): PasswordRule[] {
  return passwordRules.filter(rule => !holds[rule](value))
}
