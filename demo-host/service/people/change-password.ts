import type { PasswordChange } from '../../../core/password/contracts'
import type { Call } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { hashPassword } from '../passwords'
import { checkPassword } from './check-person'
import { provePassword } from './prove-owner'
import { type Renewal, renewPassword } from './renew-password'

/** Needs the current password. */
export async function prepareChange(call: Call<string, unknown, PasswordChange>): Promise<Renewal> {
  const { body, locale } = call
  const { consumerNo, id: keepsSession } = call.shopper()
  const { passwordHash: from, email, firstName, lastName } = await provePassword(call, body.currentPassword)
  checkPassword(body.newPassword)
  if (body.newPassword === body.currentPassword) throw fail('AUT451')
  const to = await hashPassword(body.newPassword)
  return { consumerNo, email, firstName, lastName, locale, from, to, keepsSession }
}

/** Ends every other session of the person. */
export async function changePassword(tx: Tx, renewal: Renewal): Promise<undefined> {
  if (!(await renewPassword(tx, renewal))) throw fail('PRO415')
}
