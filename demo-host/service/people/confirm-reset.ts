import type { Infer } from 'superstruct'
import type { ResetConfirmation } from '../../../core/password/contracts'
import type { Call } from '../calls/context'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'
import { hashPassword, isPassword } from '../passwords'
import { checkPassword } from './check-person'
import { type Renewal, renewPassword } from './renew-password'
import { findReset, spendReset } from '../repositories/password-resets'
import { findPassword } from '../repositories/people'

type ConfirmCall = Call<string, unknown, Infer<typeof ResetConfirmation>>

/** Checks the link; null without a password, which asks for that alone. */
export async function prepareReset({ db, body, locale }: ConfirmCall): Promise<Renewal | null> {
  const { token, newPassword } = body
  const consumerNo = await readLink(db, token)
  if (newPassword === undefined) return null
  checkPassword(newPassword)
  const person = await findPassword(db, consumerNo)
  if (!person) throw fail('AUT402', { reason: 'expired' })
  const { passwordHash: from, email, firstName, lastName } = person
  if (await isPassword(newPassword, from)) throw fail('AUT452')
  return { consumerNo, email, firstName, lastName, locale, from, to: await hashPassword(newPassword) }
}

/** Sets the password for a link's token. */
export async function confirmReset(tx: Tx, token: string, renewal: Renewal): Promise<undefined> {
  if (!(await spendReset(tx, token))) throw fail('AUT402', { reason: 'used' })
  if (!(await renewPassword(tx, renewal))) throw fail('PRO415')
}

async function readLink(db: Db, token: string): Promise<string> {
  const reset = await findReset(db, token)
  if (reset.kind !== 'open') throw fail('AUT402', { reason: reset.kind })
  return reset.consumerNo
}
