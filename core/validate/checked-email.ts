import { email } from './email'

/** What is wrong with an address, and how often it was: each time its field takes the focus. */
export type CheckedEmail = { readonly problem: ReturnType<typeof email>; readonly attempt: number }

export const unchecked: CheckedEmail = { problem: null, attempt: 0 }

/** One more address was sent. */
export function checkedEmail({ attempt }: CheckedEmail, address: string): CheckedEmail {
  const problem = email(address)
  return { problem, attempt: problem ? attempt + 1 : attempt }
}
