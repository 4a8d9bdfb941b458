import { newId, newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'

/** Seconds that a challenge can be answered. */
export const CHALLENGE_SECONDS = 300

/** What a signed challenge is good for; one of another purpose is worth nothing. */
export type Purpose = 'add' | 'sign-in'

type Asked = { readonly purpose: Purpose; readonly consumerNo: string | null }

/** Makes a challenge, as it travels; only its hash is kept. */
export async function giveChallenge(db: Db, { purpose, consumerNo }: Asked): Promise<string> {
  const challenge = newSecret()
  const expires_at = new Date(Date.now() + CHALLENGE_SECONDS * 1000)
  await db
    .insertInto('passkey_challenges')
    .values({ hash: hashOf(challenge), purpose, consumer_no: consumerNo, expires_at })
    .execute()
  return challenge
}

/** Uses a challenge up, whatever the answer to it is worth; false where it is gone, late, or was for something else. */
export async function spendChallenge(db: Db, challenge: string, { purpose, consumerNo }: Asked): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .returningAll()
    .executeTakeFirst()
  if (!used || used.expires_at < new Date()) return false
  return used.purpose === purpose && used.consumer_no === consumerNo
}

/** A passkey with what its answers are checked against. */
export type KeptPasskey = {
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

/** A person's passkeys, oldest first. */
export async function passkeysOf(db: Db, consumerNo: string): Promise<KeptPasskey[]> {
  const rows = await db.selectFrom('passkeys').selectAll().where('consumer_no', '=', consumerNo).orderBy('id').execute()
  return rows.map(keptOf)
}

/** The passkey that an authenticator names. */
export async function findPasskey(db: Db, credentialId: string): Promise<KeptPasskey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
  return row ? keptOf(row) : null
}

/** Keeps a passkey; false where it is kept already. */
export async function keepPasskey(
  tx: Tx,
  { consumerNo, credentialId, publicKey, counter, transports, isSynced, name }: NewPasskey,
): Promise<boolean> {
  const kept = await tx
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
  return kept !== undefined
}

type NewPasskey = Omit<KeptPasskey, 'id' | 'createdAt' | 'usedAt'>

/** Notes that a passkey was used; false where its counter moved meanwhile, as when a copy of it is used at once. */
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

/** Names a passkey of a person; false where they have none of that id. */
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

/** Removes a passkey of a person; false where they have none of that id. */
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

const keptOf = (row: Row): KeptPasskey => ({
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
