import { hasCode, type ShopError } from '../errors/shop-error'
import { type WrongPassword, wrongPassword } from '../errors/wrong-password'
import { brokenPasswordRules } from '../validate/password'
import { sameAs } from '../validate/same-as'

/** Typed twice. It goes from the form into the call, and into no store. */
export type NewPassword = { readonly newPassword: string; readonly repeated: string }

export type NewPasswordProblems = {
  readonly currentPassword?: 'required' | WrongPassword
  readonly newPassword?: 'required' | 'password' | 'same'
  readonly repeated?: 'not-same'
}

/** The problems, and a count of failed attempts: each moves the focus to the first problem. */
export type Checked = { readonly problems: NewPasswordProblems; readonly attempt: number }

export const unchecked: Checked = { problems: {}, attempt: 0 }

export function newPasswordProblems({ newPassword, repeated }: NewPassword): NewPasswordProblems {
  const problem = !newPassword ? 'required' : brokenPasswordRules(newPassword).length > 0 ? 'password' : null
  return {
    ...(problem ? { newPassword: problem } : {}),
    ...(sameAs(repeated, newPassword) ? { repeated: 'not-same' as const } : {}),
  }
}

/** Null if the refusal is not about a field. */
export function refusedPassword(error: ShopError): NewPasswordProblems | null {
  const currentPassword = wrongPassword(error)
  if (currentPassword) return { currentPassword }
  if (hasCode(error, 'AUT451', 'AUT452')) return { newPassword: 'same' }
  const isWeak =
    hasCode(error, 'FE872') || (hasCode(error, 'PRO415') && error.kind === 'http' && error.details['rules'])
  return isWeak ? { newPassword: 'password' } : null
}

export const isFine = (problems: NewPasswordProblems): boolean => Object.keys(problems).length === 0

/** Counts an attempt that has problems. */
export const checked = ({ attempt }: Checked, problems: NewPasswordProblems): Checked => ({
  problems,
  attempt: isFine(problems) ? attempt : attempt + 1,
})
