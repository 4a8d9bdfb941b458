import type { Db, Tx } from '../database/transaction'
import type { Sum } from '../pricing/money'

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
  readonly prosumer?: { readonly currentSpend: Sum; readonly annualCredit: Sum }
  readonly identities?: readonly ('WRANX' | 'IPA')[]
}

/** Remembers that an employee accepted the terms of the discount. */
export async function acceptTerms(tx: Tx, consumerNo: string): Promise<void> {
  await tx.updateTable('people').set({ terms_accepted: true }).where('consumer_no', '=', consumerNo).execute()
}
