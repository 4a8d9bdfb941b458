import { createHash } from 'node:crypto'
import type { Db } from '../database/transaction'

/** A proof of the bot check by its challenge's signature, and the call that it came with. */
export type UsedProof = { readonly signature: string; readonly call: string }

/** Spends a proof on its first call, in any process. Stored and swept like the answers of calls, which may be repeated as long. */
export async function spendProof(db: Db, proof: UsedProof): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('kept_answers')
    .values({ id: idOf(proof), body_hash: proof.call })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n || isUsedBy(db, proof)
}

export async function isUsedBy(db: Db, proof: UsedProof): Promise<boolean> {
  const row = await db.selectFrom('kept_answers').select('body_hash').where('id', '=', idOf(proof)).executeTakeFirst()
  return row?.body_hash === proof.call
}

const idOf = ({ signature }: UsedProof): string =>
  createHash('sha256').update(`bot check\n${signature}`).digest('base64url')
