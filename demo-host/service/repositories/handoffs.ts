import { newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'
import { CODE_SECONDS } from './authorization-codes'

/** What a handoff carries from a host page to the microsite. */
export type Handoff = {
  readonly basketId: string
  readonly consumerNo: string
  readonly scope: 'full' | 'cart'
  /** The key that it was made under. */
  readonly accessKey: string
}

/** Makes a code that carries a session and its cart, once. */
export async function giveHandoff(db: Db, given: { sessionId: string; basketId: string }): Promise<string> {
  const handoff = newSecret()
  await db
    .insertInto('handoffs')
    .values({
      hash: hashOf(handoff),
      session_id: given.sessionId,
      basket_id: given.basketId,
      expires_at: new Date(Date.now() + CODE_SECONDS * 1000),
    })
    .execute()
  return handoff
}

/** Uses a handoff up; null where it is unknown, used, late, or its session has ended. */
export async function useHandoff(tx: Tx, handoff: string): Promise<Handoff | null> {
  const used = await tx
    .updateTable('handoffs')
    .set({ used_at: new Date() })
    .where('hash', '=', hashOf(handoff))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['session_id', 'basket_id'])
    .executeTakeFirst()
  if (!used) return null
  const session = await tx
    .selectFrom('sessions')
    .select(['consumer_no', 'scope', 'access_key'])
    .where('id', '=', used.session_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!session) return null
  return {
    basketId: used.basket_id,
    consumerNo: session.consumer_no,
    scope: session.scope,
    accessKey: session.access_key,
  }
}
