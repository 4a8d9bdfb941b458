import { newId, newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'

export const CHALLENGE_SECONDS = 300

/** A challenge only works for its purpose. */
export type Purpose = 'add' | 'sign-in'

type ChallengeUse = { readonly purpose: Purpose; readonly consumerNo: string | null }

/** Only the hash of a challenge is stored. */
export async function giveChallenge(db: Db, { purpose, consumerNo }: ChallengeUse): Promise<string> {
  const challenge = newSecret()
  const expires_at = new Date(Date.now() + CHALLENGE_SECONDS * 1000)
  await db
    .insertInto('passkey_challenges')
    .values({ hash: hashOf(challenge), purpose, consumer_no: consumerNo, expires_at })
    .execute()
  return challenge
}

/** Uses a challenge up, whatever the answer. False if it is unknown, expired or for another purpose. */
export async function spendChallenge(
  db: Db,
  challenge: string,
  { purpose, consumerNo }: ChallengeUse,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .returningAll()
    .executeTakeFirst()
  if (!used || used.expires_at < new Date()) return false
  return used.purpose === purpose && used.consumer_no === consumerNo
}

export type StoredPasskey = {
  readonly id: string
  readonly consumerNo: string
  readonly credentialId: string
  /** COSE, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

/** Oldest first. */
export async function passkeysOf(db: Db, consumerNo: string): Promise<StoredPasskey[]> {
  const rows = await db.selectFrom('passkeys').selectAll().where('consumer_no', '=', consumerNo).orderBy('id').execute()
  return rows.map(keptOf)
}

export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
  return row ? keptOf(row) : null
}

/** False if it exists already. */
export async function savePasskey(
  tx: Tx,
  { consumerNo, credentialId, publicKey, counter, transports, isSynced, name }: NewPasskey,
): Promise<boolean> {
  const saved = await tx
    .insertInto('passkeys')
    .values({
      id: newId(),
      consumer_no: consumerNo,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports: JSON.stringify(transports),
      is_synced: isSynced,
      name,
    })
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

type NewPasskey = Omit<StoredPasskey, 'id' | 'createdAt' | 'usedAt'>

/** Records a use. False if the counter changed meanwhile, as with a copied passkey. */
export async function notePasskeyUse(
  db: Db,
  used: { readonly id: string; readonly from: number; readonly to: number; readonly isSynced: boolean },
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter: used.to, is_synced: used.isSynced, used_at: new Date() })
    .where('id', '=', used.id)
    .where('counter', '=', used.from)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** False if the person has no such passkey. */
export async function renamePasskey(tx: Tx, consumerNo: string, id: string, name: string): Promise<boolean> {
  const named = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('consumer_no', '=', consumerNo)
    .returning('id')
    .executeTakeFirst()
  return named !== undefined
}

/** False if the person has no such passkey. */
export async function dropPasskey(tx: Tx, consumerNo: string, id: string): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('consumer_no', '=', consumerNo)
    .returning('id')
    .executeTakeFirst()
  return dropped !== undefined
}

type Row = {
  id: string
  consumer_no: string
  credential_id: string
  public_key: string
  counter: number
  transports: readonly string[]
  is_synced: boolean
  name: string
  created_at: Date
  used_at: Date | null
}

const keptOf = (row: Row): StoredPasskey => ({
  id: row.id,
  consumerNo: row.consumer_no,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports,
  isSynced: row.is_synced,
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at,
})
