import type { CallContext } from '../calls/context'
import { sendsMails } from '../configuration'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { isMembershipConfirmed } from '../repositories/profiles'

export type Member = { readonly consumerNo: string; readonly memberId: string }

/** The calling member. Throws `REW401` for a guest, `REW130` for a non-member, `REW135` while the membership is not confirmed. */
export async function memberOf(call: CallContext, through: Db): Promise<Member> {
  const session = call.shopper()
  if (session.consumerType === 'GUEST') throw fail('REW401')
  const { consumerNo, memberId } = session
  if (!memberId) throw fail('REW130')
  const isWaiting = sendsMails(call.configuration) && !(await isMembershipConfirmed(through, consumerNo))
  if (isWaiting) throw fail('REW135')
  return { consumerNo, memberId }
}
