import type { CallContext } from '../calls/context'
import { inTransaction } from '../database/transaction'
import { fail } from '../failure'
import { isPassword } from '../passwords'
import { findPassword, type PersonPassword } from '../repositories/people'
import { countWrongPassword, lockOf } from '../repositories/sign-in-attempts'

/**
 * The caller, after checking their password. Attempts are limited, because whoever finds an open session could guess. Throws
 * `AUT450`, or `AUT423` for a locked account. Call it outside of any transaction.
 */
export async function provePassword(call: CallContext, password: string): Promise<PersonPassword> {
  const { db } = call
  const person = await findPassword(db, call.shopper().consumerNo)
  if (!person) throw fail('PRO404')
  const isRight = await isPassword(password, person.passwordHash)
  if (await lockOf(db, person.email)) throw fail('AUT423')
  if (isRight) return person
  const standing = await inTransaction(db, tx => countWrongPassword(tx, person.email))
  if (standing === 'locked') throw fail('AUT423')
  throw fail('AUT450', standing === 'last-attempt' ? { isLastAttempt: true } : {})
}
