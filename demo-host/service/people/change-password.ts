import type { PasswordChange } from '../../../core/password/contracts'
import type { Call } from '../calls/context'
import { inTransaction } from '../database/transaction'
import { fail } from '../failure'
import { hashPassword, isPassword } from '../passwords'
import { checkPassword } from './check-person'
import { renewPassword } from './renew-password'
import { findPassword } from '../repositories/people'
import { countWrongPassword, isLockedOut } from '../repositories/sign-in-attempts'

/** Changes the password of whoever is signed in and knows the one that is; every other session of theirs ends. */
export async function changePassword(call: Call<string, unknown, PasswordChange>): Promise<undefined> {
  const { db, body, locale } = call
  const { consumerNo, id: keepsSession } = call.shopper()
  const person = await findPassword(db, consumerNo)
  if (!person) throw fail('PRO404')
  const { passwordHash: from, email, firstName } = person
  const isRight = await isPassword(body.currentPassword, from)
  if (await isLockedOut(db, email)) throw fail('AUT423')
  if (!isRight) {
    // Whoever found the session open must not guess on without end.
    const standing = await inTransaction(db, tx => countWrongPassword(tx, email))
    throw fail(standing === 'locked' ? 'AUT423' : 'AUT450')
  }
  checkPassword(body.newPassword)
  if (body.newPassword === body.currentPassword) throw fail('AUT451')
  const to = await hashPassword(body.newPassword)
  const isChanged = await inTransaction(db, tx =>
    renewPassword(tx, { consumerNo, email, firstName, locale, from, to, keepsSession }),
  )
  if (!isChanged) throw fail('PRO415')
}
