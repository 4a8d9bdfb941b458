import type { HandoffChoice } from '../../../core/session/contracts'
import { newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'
import { CODE_SECONDS } from './authorization-codes'

/** How long the same caller may repeat a handoff, after a lost answer or a reload. */
const CLAIM_SECONDS = 30 * 60

export type Handoff = {
  readonly hash: string
  readonly basketId: string
  readonly consumerNo: string
  readonly accessKey: string
  readonly origin: string | null
  readonly claimedBy: string | null
  readonly claimedCall: string | null
  readonly choice: HandoffChoice | null
  /** The lines that were offered. */
  readonly offered: string | null
}

export async function giveHandoff(
  db: Db,
  { sessionId, basketId, origin }: { sessionId: string; basketId: string; origin: string | null },
): Promise<string> {
  const handoff = newSecret()
  await db
    .insertInto('handoffs')
    .values({
      hash: hashOf(handoff),
      session_id: sessionId,
      basket_id: basketId,
      origin,
      expires_at: new Date(Date.now() + CODE_SECONDS * 1000),
    })
    .execute()
  return handoff
}

/** Null if the handoff is unknown, expired, or its session ended before it was used. */
export async function lockHandoff(tx: Tx, handoff: string): Promise<Handoff | null> {
  const row = await tx
    .selectFrom('handoffs')
    .innerJoin('sessions', 'sessions.id', 'handoffs.session_id')
    .select(['handoffs.hash', 'basket_id', 'consumer_no', 'access_key', 'sessions.ended_at'])
    .select(['origin', 'used_at', 'claimed_by', 'claimed_call', 'choice', 'offered'])
    .where('handoffs.hash', '=', hashOf(handoff))
    .where('handoffs.expires_at', '>', new Date())
    .forUpdate('handoffs')
    .executeTakeFirst()
  if (!row || (row.used_at ? row.claimed_by === null : row.ended_at !== null)) return null
  return {
    hash: row.hash,
    basketId: row.basket_id,
    consumerNo: row.consumer_no,
    accessKey: row.access_key,
    origin: row.origin,
    claimedBy: row.claimed_by,
    claimedCall: row.claimed_call,
    choice: row.choice,
    offered: row.offered,
  }
}

/** Assigns a handoff to one consumer. `call` is the transaction id of the call. */
export async function claimHandoff(tx: Tx, { hash }: Handoff, by: string, call: string): Promise<void> {
  const now = Date.now()
  await tx
    .updateTable('handoffs')
    .set({
      used_at: new Date(now),
      expires_at: new Date(now + CLAIM_SECONDS * 1000),
      claimed_by: by,
      claimed_call: hashOf(call),
    })
    .where('hash', '=', hash)
    .execute()
}

/** Records the outcome of a handoff, or the cart that its claimant has been offered. */
export async function settleHandoff(
  tx: Tx,
  { hash }: Handoff,
  became: { choice: HandoffChoice } | { offered: string },
): Promise<void> {
  await tx.updateTable('handoffs').set(became).where('hash', '=', hash).execute()
}

/** A guest who signs in can still answer what they were asked. */
export async function moveClaims(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('handoffs')
    .set({ claimed_by: to })
    .where('claimed_by', '=', from)
    .where('expires_at', '>', new Date())
    .execute()
}
