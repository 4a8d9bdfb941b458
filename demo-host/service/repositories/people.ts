import { type Insertable, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import type { Database } from '../database/types'
import { type Greeted, greeted } from '../documents/mail'
import { comparable } from './consumers'

/** `profile` holds what is only read whole, never searched. */
export type NewPerson = Omit<
  Insertable<Database['people']>,
  'consumer_no' | 'member_id' | 'terms_accepted' | 'locked' | 'profile'
> & { readonly profile: object }

/** Null if the address has an account. */
export async function createPerson(tx: Tx, { email, profile, ...person }: NewPerson): Promise<string | null> {
  const consumerNo = newId()
  const made = await tx
    .insertInto('people')
    .values({
      ...person,
      consumer_no: consumerNo,
      email: comparable(email),
      member_id: null,
      terms_accepted: false,
      locked: false,
      profile: JSON.stringify(profile),
    })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('consumer_no')
    .executeTakeFirst()
  if (!made) return null
  await tx.insertInto('consumers').values({ consumer_no: consumerNo, type: 'REGISTERED' }).execute()
  return consumerNo
}

/** The account that a sign-up call made, by the hash of its transaction id. */
export async function findMadeBy(db: Db, { email, call }: { readonly email: string; readonly call: string }) {
  return db
    .selectFrom('people')
    .select(['consumer_no as consumerNo', 'password_hash as passwordHash'])
    .where('email', '=', comparable(email))
    .where(sql`profile -> 'source' ->> 'call'`, '=', call)
    .executeTakeFirst()
}

export type PersonPassword = {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly locale: string
  readonly passwordHash: string
  /** The shop closed the account. */
  readonly isClosed: boolean
}

export async function findPassword(db: Db, consumerNo: string): Promise<PersonPassword | null> {
  const row = await db
    .selectFrom('people')
    .select(['email', 'first_name', 'last_name', 'locale', 'password_hash', 'locked'])
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst()
  if (!row) return null
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    locale: row.locale,
    passwordHash: row.password_hash,
    isClosed: row.locked,
  }
}

/** An erasure waits until `tx` ends. False if there was one. */
export async function holdPerson(tx: Tx, consumerNo: string): Promise<boolean> {
  const people = tx.selectFrom('people').select('consumer_no').where('consumer_no', '=', consumerNo)
  return (await people.forKeyShare().executeTakeFirst()) !== undefined
}

/** Waits for every write of the person, before anything else is locked: they may wait for that. */
export async function lockPerson(tx: Tx, consumerNo: string): Promise<void> {
  await tx.selectFrom('people').select('consumer_no').where('consumer_no', '=', consumerNo).forUpdate().execute()
}

/** Null for a guest. */
export async function findNames(db: Db, consumerNo: string): Promise<Greeted | null> {
  const row = await db
    .selectFrom('people')
    .select(['first_name', 'last_name'])
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst()
  return row ? greeted(row) : null
}

/** False if the password was changed meanwhile. */
export async function replacePassword(
  tx: Tx,
  consumerNo: string,
  change: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('people')
    .set({ password_hash: change.to })
    .where('consumer_no', '=', consumerNo)
    .where('password_hash', '=', change.from)
    .returning('consumer_no')
    .executeTakeFirst()
  return changed !== undefined
}

/** Changes the given columns and parts of the profile. */
export async function changePerson(
  tx: Tx,
  consumerNo: string,
  columns: Partial<PersonColumns>,
  profile: object | null,
): Promise<void> {
  const set = { ...columns, ...(profile ? { profile: JSON.stringify(profile) } : {}) }
  if (Object.keys(set).length === 0) return
  await tx.updateTable('people').set(set).where('consumer_no', '=', consumerNo).execute()
}

export type PersonColumns = {
  first_name: string | null
  last_name: string | null
  phone: string | null
  phone_code: string | null
  postal_code: string | null
  birth_date: string | null
  gender: string | null
  member_id: string | null
}

/** Replaces a person's phone number. False if it is somebody else's. */
export async function claimPhone(tx: Tx, consumerNo: string, phone: string | null): Promise<boolean> {
  if (phone !== null) {
    await tx
      .insertInto('person_phones')
      .values({ phone, consumer_no: consumerNo })
      .onConflict(conflict => conflict.column('phone').doNothing())
      .execute()
    const owner = await tx
      .selectFrom('person_phones')
      .select('consumer_no')
      .where('phone', '=', phone)
      .executeTakeFirst()
    if (owner?.consumer_no !== consumerNo) return false
  }
  let others = tx.deleteFrom('person_phones').where('consumer_no', '=', consumerNo)
  if (phone !== null) others = others.where('phone', '!=', phone)
  await others.execute()
  return true
}
