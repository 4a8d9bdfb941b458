import type { CallContext, Session } from '../context'
import type { Db } from '../database/transaction'
import { fail } from '../failure'

/** A shopper with everything that rewards ask for. */
export type Member = { readonly consumerNo: string; readonly memberId: string }

/** The member who calls. Throws `REW401` for a guest, `REW130` for who is none, `REW135` while the membership is not confirmed. */
export async function memberOf(call: CallContext, through: Db): Promise<Member> {
  const session = call.shopper()
  if (session.consumerType === 'GUEST') throw fail('REW401')
  const { consumerNo, memberId } = session
  if (!memberId) throw fail('REW130')
  if (!(await isConfirmed(through, session))) throw fail('REW135')
  return { consumerNo, memberId }
}

async function isConfirmed(db: Db, { consumerNo }: Session): Promise<boolean> {
  const row = await db.selectFrom('people').select('profile').where('consumer_no', '=', consumerNo).executeTakeFirst()
  return Boolean((row?.profile as { loyalty?: { optInDate?: string | null } } | undefined)?.loyalty?.optInDate)
}
