import { sql } from 'kysely'
import type { ConsumerType } from '../../../core/session/contracts'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'

export type Consumer = {
  readonly consumerNo: string
  readonly consumerType: ConsumerType
  readonly memberId: string | null
  readonly firstName: string | null
  readonly termsAccepted: boolean
  /** Sells in a store for customers. */
  readonly isAssociate: boolean
}

export async function createGuest(db: Db): Promise<Consumer> {
  const consumerNo = newId()
  await db.insertInto('consumers').values({ consumer_no: consumerNo, type: 'GUEST' }).execute()
  return {
    consumerNo,
    consumerType: 'GUEST',
    memberId: null,
    firstName: null,
    termsAccepted: false,
    isAssociate: false,
  }
}

export async function findConsumer(db: Db, consumerNo: string): Promise<Consumer | null> {
  const row = await db
    .selectFrom('consumers')
    .leftJoin('people', 'people.consumer_no', 'consumers.consumer_no')
    .select(ofConsumer)
    .where('consumers.consumer_no', '=', consumerNo)
    .executeTakeFirst()
  return row ? consumerOf(row) : null
}

/** The columns of a consumer, from `consumers` with `people` beside it. */
export const ofConsumer = [
  'consumers.consumer_no',
  'consumers.type',
  'people.member_id',
  'people.first_name',
  'people.terms_accepted',
  sql<object | null>`people.profile -> 'associate'`.as('associate'),
] as const

export const consumerOf = (row: {
  consumer_no: string
  type: ConsumerType
  member_id: string | null
  first_name: string | null
  terms_accepted: boolean | null
  associate: object | null
}): Consumer => ({
  consumerNo: row.consumer_no,
  consumerType: row.type,
  memberId: row.member_id,
  firstName: row.first_name,
  termsAccepted: row.terms_accepted ?? false,
  isAssociate: row.associate !== null,
})

/** Locks what belongs to a consumer and has no row of its own yet: their first cart, their main card. */
export async function lockConsumer(tx: Tx, consumerNo: string): Promise<void> {
  await tx
    .selectFrom('consumers')
    .select('consumer_no')
    .where('consumer_no', '=', consumerNo)
    .forNoKeyUpdate()
    .execute()
}

export type KnownPerson = {
  readonly consumerNo: string
  readonly consumerType: ConsumerType
  readonly firstName: string | null
  readonly lastName: string | null
  readonly passwordHash: string
  readonly isClosed: boolean
}

export async function findPerson(db: Db, email: string): Promise<KnownPerson | null> {
  const row = await db
    .selectFrom('people')
    .innerJoin('consumers', 'consumers.consumer_no', 'people.consumer_no')
    .select(['people.consumer_no', 'type', 'first_name', 'last_name', 'password_hash', 'locked'])
    .where('email', '=', comparable(email))
    .executeTakeFirst()
  if (!row) return null
  return {
    consumerNo: row.consumer_no,
    consumerType: row.type,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    isClosed: row.locked,
  }
}

/** Trimmed and in lower case, for comparison. */
export const comparable = (email: string): string => email.trim().toLowerCase()
