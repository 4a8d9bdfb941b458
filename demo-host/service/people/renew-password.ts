import type { Tx } from '../database/transaction'
import { dropCodesOf } from '../repositories/authorization-codes'
import { leaveMails } from '../repositories/outbox'
import { endResets } from '../repositories/password-resets'
import { replacePassword } from '../repositories/people'
import { endSessionsOf } from '../repositories/sessions'
import { forgetWrongPasswords } from '../repositories/sign-in-attempts'

/** Whose password changes, and which session stays. */
export type Renewal = {
  readonly consumerNo: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly locale: string
  readonly from: string
  readonly to: string
  readonly keepsSession?: string
}

/** Sets a new password, ends other sessions, codes and reset links, and mails the owner. False if the password has changed meanwhile. */
export async function renewPassword(tx: Tx, renewal: Renewal): Promise<boolean> {
  const { consumerNo, email, firstName, lastName, locale, from, to, keepsSession } = renewal
  if (!(await replacePassword(tx, consumerNo, { from, to }))) return false
  await endSessionsOf(tx, consumerNo, keepsSession)
  await dropCodesOf(tx, consumerNo)
  await endResets(tx, consumerNo)
  await forgetWrongPasswords(tx, email)
  await leaveMails(tx, { kind: 'password-changed', to: email, locale, firstName, lastName })
  return true
}
