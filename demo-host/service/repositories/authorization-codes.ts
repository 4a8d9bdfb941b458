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
 * Uses a code up. A code that is used twice was stolen, so the session that it opened ends. Throws `AUT409` while another
 * exchange of it is running: an impatient client repeats the call and gets that one's outcome.
 */
export async function useAuthorizationCode(
  tx: Tx,
  shown: { code: string; codeVerifier: string; accessKey: string },
): Promise<UsedCode> {
  const row = await tx
    .selectFrom('authorization_codes')
    .selectAll()
    .where('hash', '=', hashOf(shown.code))
    .forUpdate()
    .noWait()
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isHeld(error) ? fail('AUT409') : error
    })
  if (!row || row.access_key !== shown.accessKey) return { kind: 'refused' }
  if (row.used_at) {
    if (row.session_id) await endSession(tx, row.session_id)
    return { kind: 'refused' }
  }
  await tx.updateTable('authorization_codes').set({ used_at: new Date() }).where('hash', '=', row.hash).execute()
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

export async function rememberWhatCodeGave(tx: Tx, code: string, sessionId: string): Promise<void> {
  await tx.updateTable('authorization_codes').set({ session_id: sessionId }).where('hash', '=', hashOf(code)).execute()
}
