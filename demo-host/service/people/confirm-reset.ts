import type { Infer } from 'superstruct'
import type { ResetConfirmation } from '../../../core/password/contracts'
import type { Call } from '../calls/context'
import { type Db, inTransaction } from '../database/transaction'
import { fail } from '../failure'
import { hashPassword, isPassword } from '../passwords'
import { checkPassword } from './check-person'
import { renewPassword } from './renew-password'
import { findReset, useReset } from '../repositories/password-resets'
import { findPassword } from '../repositories/people'

type ConfirmCall = Call<string, unknown, Infer<typeof ResetConfirmation>>

/** Sets the password for a link's token; without a password it only checks the link. */
export async function confirmReset({ db, body, locale }: ConfirmCall): Promise<undefined> {
  const { token, newPassword } = body
  const consumerNo = await readLink(db, token)
  if (newPassword === undefined) return
  checkPassword(newPassword)
  const person = await findPassword(db, consumerNo)
  if (!person) throw fail('AUT402', { reason: 'expired' })
  const { passwordHash: from, email, firstName } = person
  if (await isPassword(newPassword, from)) throw fail('AUT452')
  const to = await hashPassword(newPassword)
  await inTransaction(db, async tx => {
    if (!(await useReset(tx, token))) throw fail('AUT402', { reason: 'used' })
    if (!(await renewPassword(tx, { consumerNo, email, firstName, locale, from, to }))) throw fail('PRO415')
  })
}

async function readLink(db: Db, token: string): Promise<string> {
  const reset = await findReset(db, token)
  if (reset.kind !== 'open') throw fail('AUT402', { reason: reset.kind })
  return reset.consumerNo
}
