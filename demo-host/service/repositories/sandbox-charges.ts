import { type Selectable, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Db } from '../database/transaction'
import type { Database } from '../database/types'
import type { Currency, Minor } from '../pricing/money'

export type ChargeRow = Selectable<Database['sandbox_charges']>

export const findCharge = (db: Db, paymentId: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('sandbox_charges').selectAll().where('idempotency_key', '=', paymentId).executeTakeFirst()

type NewCharge = {
  readonly paymentId: string
  readonly currency: Currency
  readonly amount: Minor
  readonly state: ChargeRow['state']
  readonly refusal: ChargeRow['refusal']
  readonly challengeId: string | null
}

/** The first write for a payment decides; undefined for a later one. */
export function insertCharge(db: Db, charge: NewCharge): Promise<ChargeRow | undefined> {
  return db
    .insertInto('sandbox_charges')
    .values({
      idempotency_key: charge.paymentId,
      reference: newId(),
      currency: charge.currency,
      amount: charge.amount,
      state: charge.state,
      refusal: charge.refusal,
      captured: 0,
      refunded: 0,
      challenge_id: charge.challengeId,
      verdict: null,
    })
    .onConflict(conflict => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Settles a charge that waits for the bank; returns its current state. */
export async function answerChallenge(db: Db, challengeId: string, passed: boolean): Promise<ChargeRow | undefined> {
  await db
    .updateTable('sandbox_charges')
    .set({ state: passed ? 'authorised' : 'declined', refusal: passed ? null : 'authentication' })
    .where('challenge_id', '=', challengeId)
    .where('state', '=', 'challenge')
    .execute()
  return db.selectFrom('sandbox_charges').selectAll().where('challenge_id', '=', challengeId).executeTakeFirst()
}

/** Only for uncaptured charges. */
export async function voidCharge(db: Db, paymentId: string): Promise<void> {
  await db
    .updateTable('sandbox_charges')
    .set({ state: 'voided', refusal: 'PAY400' })
    .where('idempotency_key', '=', paymentId)
    .where('state', 'in', ['challenge', 'authorised'])
    .execute()
}

export async function captureCharge(db: Db, paymentId: string): Promise<void> {
  await db
    .updateTable('sandbox_charges')
    .set({ state: 'captured', captured: sql`amount` })
    .where('idempotency_key', '=', paymentId)
    .where('state', '=', 'authorised')
    .execute()
}

/** Each refund counts once, and never more than was captured. */
export async function refundCharge(db: Db, paymentId: string, amount: Minor, refundId: string): Promise<void> {
  const ids = sql<readonly string[]>`coalesce(refund_ids, '[]'::jsonb)`
  await db
    .updateTable('sandbox_charges')
    .set({ refunded: sql`refunded + ${amount}`, refund_ids: sql`${ids} || to_jsonb(${refundId}::text)` })
    .where('idempotency_key', '=', paymentId)
    .where('state', '=', 'captured')
    .where(sql<boolean>`not ${ids} @> to_jsonb(${refundId}::text)`)
    .where(sql<boolean>`refunded + ${amount} <= captured`)
    .execute()
}
