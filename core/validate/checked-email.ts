import { email } from './email'

/** The problem, and a count of failed attempts: each focuses the field. */
export type CheckedEmail = { readonly problem: ReturnType<typeof email>; readonly attempt: number }

export const unchecked: CheckedEmail = { problem: null, attempt: 0 }

/** Checks a submitted address. */
export function checkedEmail({ attempt }: CheckedEmail, address: string): CheckedEmail {
  const problem = email(address)
  return { problem, attempt: problem ? attempt + 1 : attempt }
}
