import { createHash } from 'node:crypto'
import { newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'
import { hashOf } from './access-tokens'
import { endSession } from './sessions'

export const CODE_SECONDS = 60

/** Gives a signed-in person a code that only the holder of the challenge's verifier can use. */
export async function giveAuthorizationCode(
  db: Db,
  given: { consumerNo: string; accessKey: string; codeChallenge: string },
): Promise<string> {
  const code = newSecret()
  await db
    .insertInto('authorization_codes')
    .values({
      hash: hashOf(code),
      consumer_no: given.consumerNo,
      access_key: given.accessKey,
      code_challenge: given.codeChallenge,
      expires_at: new Date(Date.now() + CODE_SECONDS * 1000),
    })
    .execute()
  return code
}

/** A code works once. */
export type UsedCode = { readonly kind: 'good'; readonly consumerNo: string } | { readonly kind: 'refused' }

/**
 * Uses a code up for the session that it will open, in one statement. A code that is used twice was stolen, so the session
 * that it opened ends. Throws `AUT409` while another exchange of it is running: an impatient client repeats the call and gets
 * that one's outcome.
 */
export async function useAuthorizationCode(
  tx: Tx,
  shown: { code: string; codeVerifier: string; accessKey: string; sessionId: string },
): Promise<UsedCode> {
  const row = await tx
    .with('shown', codes =>
      codes
        .selectFrom('authorization_codes')
        .select(['hash', 'used_at', 'session_id'])
        .where('hash', '=', hashOf(shown.code))
        .where('access_key', '=', shown.accessKey)
        .forUpdate()
        .noWait(),
    )
    .updateTable('authorization_codes')
    .from('shown')
    .whereRef('authorization_codes.hash', '=', 'shown.hash')
    .set(({ fn, val }) => ({
      used_at: fn.coalesce('shown.used_at', val(new Date())),
      session_id: fn.coalesce('shown.session_id', val(shown.sessionId)),
    }))
    .returning(['consumer_no', 'code_challenge', 'expires_at'])
    .returning(['shown.used_at as usedBefore', 'authorization_codes.session_id as sessionId'])
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isHeld(error) ? fail('AUT409') : error
    })
  if (!row) return { kind: 'refused' }
  if (row.usedBefore) {
    if (row.sessionId) await endSession(tx, row.sessionId)
    return { kind: 'refused' }
  }
  const isBound = createHash('sha256').update(shown.codeVerifier).digest('base64url') === row.code_challenge
  return isBound && row.expires_at > new Date() ? { kind: 'good', consumerNo: row.consumer_no } : { kind: 'refused' }
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
