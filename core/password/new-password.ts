import { hasCode, type ShopError } from '../errors/shop-error'
import { brokenPasswordRules } from '../validate/password'

/** A new password, typed twice; it goes from the form's fields into the call, and into no store. */
export type NewPassword = { readonly newPassword: string; readonly repeated: string }

export type NewPasswordProblems = {
  readonly currentPassword?: 'required' | 'wrong'
  readonly newPassword?: 'required' | 'password' | 'same'
  readonly repeated?: 'not-same'
}

/** What is wrong, and how often something was: each time, the focus goes to the first of it. */
export type Checked = { readonly problems: NewPasswordProblems; readonly attempt: number }

export const unchecked: Checked = { problems: {}, attempt: 0 }

/** Checks a new password before anybody is asked. */
export function newPasswordProblems({ newPassword, repeated }: NewPassword): NewPasswordProblems {
  const own = !newPassword ? 'required' : brokenPasswordRules(newPassword).length > 0 ? 'password' : null
  return {
    ...(own ? { newPassword: own } : {}),
    ...(newPassword === repeated ? {} : { repeated: 'not-same' as const }),
  }
}

/** What the service's refusal says of a field; null where it is about none. */
export function refusedPassword(error: ShopError): NewPasswordProblems | null {
  if (hasCode(error, 'AUT450')) return { currentPassword: 'wrong' }
  if (hasCode(error, 'AUT451', 'AUT452')) return { newPassword: 'same' }
  const isWeak =
    hasCode(error, 'FE872') || (hasCode(error, 'PRO415') && error.kind === 'http' && error.details['rules'])
  return isWeak ? { newPassword: 'password' } : null
}

export const isFine = (problems: NewPasswordProblems): boolean => Object.keys(problems).length === 0

/** What was found, counted where it is something. */
export const checked = ({ attempt }: Checked, problems: NewPasswordProblems): Checked => ({
  problems,
  attempt: isFine(problems) ? attempt : attempt + 1,
})
