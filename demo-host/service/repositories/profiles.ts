import { sql } from 'kysely'
import type { Subscription } from '../../../core/shapes/consent'
import type { Db, Tx } from '../database/transaction'

/** A person as they are kept, with their addresses, the main ones first. */
export async function findProfile(db: Db, consumerNo: string) {
  const person = await db.selectFrom('people').selectAll().where('consumer_no', '=', consumerNo).executeTakeFirst()
  if (!person) return null
  const addresses = await db
    .selectFrom('addresses')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .orderBy('main', 'desc')
    .orderBy('address_id')
    .execute()
  return { person, addresses, facts: person.profile as ProfileFacts }
}

/** What is known of a person beside what every query asks for. */
export type ProfileFacts = {
  /** A membership without a date is not confirmed. */
  readonly loyalty?: { readonly optInDate: string | null }
  readonly identities?: readonly ('WRANX' | 'IPA')[]
  readonly interests?: readonly string[]
  readonly preferredShoeSize?: string
  /** What the sandbox's people were seeded with; who signs up has `subscriptions`. */
  readonly newsletter?: boolean
  readonly subscriptions?: readonly Subscription[]
  /** Where an account came from, and by which words its owner agreed. */
  readonly source?: object
  /** Who recommended the loyalty programme, as the link said it. */
  readonly referralCode?: string
}

/** What a person gets by mail and text message. */
export const subscriptionsOf = ({ subscriptions, newsletter }: ProfileFacts): readonly Subscription[] =>
  subscriptions ?? (newsletter ? [{ type: 'Newsletter', channel: 'email', optin: true }] : [])

/** Remembers that an employee accepted the terms of the discount. */
export async function acceptTerms(tx: Tx, consumerNo: string): Promise<void> {
  await tx.updateTable('people').set({ terms_accepted: true }).where('consumer_no', '=', consumerNo).execute()
}

/** Keeps who recommended the programme; the first one counts. True where it was kept now. */
export async function keepReferral(tx: Tx, consumerNo: string, referralCode: string): Promise<boolean> {
  const kept = await tx
    .updateTable('people')
    .set({ profile: sql`jsonb_build_object('referralCode', ${referralCode}::text) || profile` })
    .where('consumer_no', '=', consumerNo)
    .where(sql<boolean>`not profile ? 'referralCode'`)
    .executeTakeFirst()
  return kept.numUpdatedRows === 1n
}

/** The member whose number recommends the programme. */
export async function memberNamed(tx: Tx, memberId: string): Promise<string | null> {
  const row = await tx.selectFrom('people').select('consumer_no').where('member_id', '=', memberId).executeTakeFirst()
  return row?.consumer_no ?? null
}

/** Whether a member confirmed the membership. */
export async function isMembershipConfirmed(db: Db, consumerNo: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('profile').where('consumer_no', '=', consumerNo).executeTakeFirst()
  return Boolean((row?.profile as ProfileFacts | undefined)?.loyalty?.optInDate)
}

/** Whether an address belongs to a shopper. */
export async function hasAddress(db: Db, consumerNo: string, addressId: string): Promise<boolean> {
  const known = await db
    .selectFrom('addresses')
    .select('address_id')
    .where('consumer_no', '=', consumerNo)
    .where('address_id', '=', addressId)
    .executeTakeFirst()
  return known !== undefined
}
