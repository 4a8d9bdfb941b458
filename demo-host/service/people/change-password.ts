import type { PasswordChange } from '../../../core/password/contracts'
import type { Call } from '../calls/context'
import { inTransaction } from '../database/transaction'
import { fail } from '../failure'
import { hashPassword } from '../passwords'
import { checkPassword } from './check-person'
import { provePassword } from './prove-owner'
import { renewPassword } from './renew-password'

/** Needs the current password; ends every other session of the person. */
export async function changePassword(call: Call<string, unknown, PasswordChange>): Promise<undefined> {
  const { db, body, locale } = call
  const { consumerNo, id: keepsSession } = call.shopper()
  const { passwordHash: from, email, firstName } = await provePassword(call, body.currentPassword)
  checkPassword(body.newPassword)
  if (body.newPassword === body.currentPassword) throw fail('AUT451')
  const to = await hashPassword(body.newPassword)
  const isChanged = await inTransaction(db, tx =>
    renewPassword(tx, { consumerNo, email, firstName, locale, from, to, keepsSession }),
  )
  if (!isChanged) throw fail('PRO415')
}
