import { createHash } from 'node:crypto'
import { newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'
import { hashOf } from './access-tokens'
import { type Consumer, consumerOf, ofConsumer } from './consumers'
import { endSession } from './sessions'

export const CODE_SECONDS = 60

type Given = { consumerNo: string; accessKey: string; codeChallenge: string }

/** Gives a signed-in person a code that only the holder of the challenge's verifier can use. */
export async function giveAuthorizationCode(db: Db, given: Given): Promise<string> {
  const { code, row } = newCode(given)
  await db.insertInto('authorization_codes').values(row).execute()
  return code
}

/** A code, and the row that is stored for it. */
export function newCode({ consumerNo, accessKey, codeChallenge }: Given) {
  const code = newSecret()
  const row = {
    hash: hashOf(code),
    consumer_no: consumerNo,
    access_key: accessKey,
    code_challenge: codeChallenge,
    expires_at: new Date(Date.now() + CODE_SECONDS * 1000),
  }
  return { code, row }
}

/**
 * Uses a code up for the session that it will open, in one statement, and returns whose it is; null if it is refused. A code
 * that is used twice was stolen, so the session that it opened ends. Throws `AUT409` while another exchange of it is running:
 * an impatient client repeats the call and gets that one's outcome.
 */
export async function useAuthorizationCode(
  tx: Tx,
  shown: { code: string; codeVerifier: string; accessKey: string; sessionId: string },
): Promise<Consumer | null> {
  const row = await tx
    .with('shown', codes =>
      codes
        .selectFrom('authorization_codes')
        .select(['hash', 'used_at', 'session_id', 'consumer_no'])
        .where('hash', '=', hashOf(shown.code))
        .where('access_key', '=', shown.accessKey)
        .forUpdate()
        .noWait(),
    )
    .updateTable('authorization_codes')
    .from('shown')
    .innerJoin('consumers', 'consumers.consumer_no', 'shown.consumer_no')
    .leftJoin('people', 'people.consumer_no', 'shown.consumer_no')
    .whereRef('authorization_codes.hash', '=', 'shown.hash')
    .set(({ fn, val }) => ({
      used_at: fn.coalesce('shown.used_at', val(new Date())),
      session_id: fn.coalesce('shown.session_id', val(shown.sessionId)),
    }))
    .returning(ofConsumer)
    .returning(['code_challenge', 'expires_at', 'shown.used_at as usedBefore'])
    .returning('authorization_codes.session_id as sessionId')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isHeld(error) ? fail('AUT409') : error
    })
  if (!row) return null
  if (row.usedBefore) {
    if (row.sessionId) await endSession(tx, row.sessionId)
    return null
  }
  const isBound = createHash('sha256').update(shown.codeVerifier).digest('base64url') === row.code_challenge
  return isBound && row.expires_at > new Date() ? consumerOf(row) : null
}

const LOCK_NOT_AVAILABLE = '55P03'

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE

/** Deletes unused codes after a change of password. */
export async function dropCodesOf(tx: Tx, consumerNo: string): Promise<void> {
  await tx
    .deleteFrom('authorization_codes')
    .where('consumer_no', '=', consumerNo)
    .where('used_at', 'is', null)
    .execute()
}
