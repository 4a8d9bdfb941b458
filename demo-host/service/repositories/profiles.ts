import { sql } from 'kysely'
import type { Subscription } from '../../../core/shapes/consent'
import type { Db, Tx } from '../database/transaction'
import { numberAndCode } from '../phone-number'

/** With addresses, the main ones first, and the phone number in international form, also where it was kept as typed. */
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
  const { phone, phoneCode } = numberAndCode(person.phone ?? '', person.phone_code ?? '1')
  return {
    person: { ...person, phone: phone || null, phone_code: phone ? phoneCode : null },
    addresses,
    facts: person.profile as ProfileFacts,
  }
}

/** What is only read whole, never searched. */
export type ProfileFacts = {
  /** A membership without a date is not confirmed. */
  readonly loyalty?: { readonly optInDate: string | null }
  readonly identities?: readonly ('WRANX' | 'IPA')[]
  readonly interests?: readonly string[]
  readonly preferredShoeSize?: string
  /** From the seed; people who sign up have `subscriptions`. */
  readonly newsletter?: boolean
  readonly subscriptions?: readonly Subscription[]
  /** Where an account came from, and the texts that its owner agreed to. */
  readonly source?: object
  /** The referral code of the link. */
  readonly referralCode?: string
}

export const subscriptionsOf = ({ subscriptions, newsletter }: ProfileFacts): readonly Subscription[] =>
  subscriptions ?? (newsletter ? [{ type: 'Newsletter', channel: 'email', optin: true }] : [])

export async function acceptTerms(tx: Tx, consumerNo: string): Promise<void> {
  await tx.updateTable('people').set({ terms_accepted: true }).where('consumer_no', '=', consumerNo).execute()
}

/** The first referral counts. True if it was recorded now. */
export async function saveReferral(tx: Tx, consumerNo: string, referralCode: string): Promise<boolean> {
  const saved = await tx
    .updateTable('people')
    .set({ profile: sql`jsonb_build_object('referralCode', ${referralCode}::text) || profile` })
    .where('consumer_no', '=', consumerNo)
    .where(sql<boolean>`not profile ? 'referralCode'`)
    .executeTakeFirst()
  return saved.numUpdatedRows === 1n
}

export async function memberNamed(tx: Db, memberId: string): Promise<string | null> {
  const row = await tx.selectFrom('people').select('consumer_no').where('member_id', '=', memberId).executeTakeFirst()
  return row?.consumer_no ?? null
}

export async function isMembershipConfirmed(db: Db, consumerNo: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('profile').where('consumer_no', '=', consumerNo).executeTakeFirst()
  return Boolean((row?.profile as ProfileFacts | undefined)?.loyalty?.optInDate)
}

export async function hasAddress(db: Db, consumerNo: string, addressId: string): Promise<boolean> {
  const known = await db
    .selectFrom('addresses')
    .select('address_id')
    .where('consumer_no', '=', consumerNo)
    .where('address_id', '=', addressId)
    .executeTakeFirst()
  return known !== undefined
}
