/** What a new password must have (spec/1 §5). */
const PASSWORD_MIN = 8

/** A new password: at least 8 characters, with an upper-case letter, a lower-case letter and a digit. */
export function password(value: string): 'required' | 'FE872' | 'password' | null {
  if (!value) return 'required'
  if ([...value].length < PASSWORD_MIN) return 'FE872'
  return /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\p{Nd}/u.test(value) ? null : 'password'
}

/** The same password, typed a second time. */
export function repeatedPassword(value: string, first: string): 'FE340' | null {
  return value === first ? null : 'FE340'
}
