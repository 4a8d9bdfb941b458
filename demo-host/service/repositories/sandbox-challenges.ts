import type { Db } from '../database/transaction'
import type { Verdict } from '../payments/sandbox-verdict'
import type { Currency, Minor } from '../pricing/money'

export type Challenge = {
  readonly challengeId: string
  readonly amount: Minor
  readonly currency: Currency
  readonly verdict: Verdict | null
}

/** Null for an unknown one, or if the shop gave up before the bank answered. */
export async function findChallenge(db: Db, challengeId: string): Promise<Challenge | null> {
  const row = await db
    .selectFrom('sandbox_charges')
    .select(['amount', 'currency', 'state', 'verdict'])
    .where('challenge_id', '=', challengeId)
    .executeTakeFirst()
  if (!row) return null
  const { amount, currency } = row
  const verdict = row.verdict === 'passed' || row.verdict === 'failed' ? row.verdict : null
  return verdict || row.state === 'challenge' ? { challengeId, amount, currency, verdict } : null
}

/** The first verdict counts and is returned. */
export async function decideChallenge(db: Db, challengeId: string, verdict: Verdict): Promise<Verdict> {
  await db
    .updateTable('sandbox_charges')
    .set({ verdict })
    .where('challenge_id', '=', challengeId)
    .where('verdict', 'is', null)
    .execute()
  return (await findChallenge(db, challengeId))?.verdict ?? 'failed'
}
