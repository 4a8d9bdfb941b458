import { type Kysely, sql } from 'kysely'
import type { Step } from './step'

export const phonesAndResets: Step = {
  up: async db => {
    await createPhones(db)
    await createResets(db)
  },
}

async function createPhones(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_phones')
    .addColumn('phone', 'text', column => column.primaryKey())
    .addColumn('consumer_no', 'text', column => column.notNull())
    .execute()
  // Two existing people may share a number; the older account keeps it.
  await sql`
    insert into person_phones (phone, consumer_no)
    select distinct on (phone) phone, consumer_no from (
      select consumer_no, case
        when people.phone like '+%' then '+' || regexp_replace(people.phone, '\\D', '', 'g')
        when phone_code = '44' then '+44' || regexp_replace(regexp_replace(people.phone, '\\D', '', 'g'), '^0', '')
        else '+' || coalesce(phone_code, '1') || regexp_replace(people.phone, '\\D', '', 'g')
      end as phone
      from people where people.phone is not null
    ) as known
    where phone ~ '\\d' order by phone, consumer_no`.execute(db)
  await db.schema.createIndex('person_phones_by_consumer').on('person_phones').column('consumer_no').execute()
}

async function createResets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_resets')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('consumer_no', 'text', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', column => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('password_resets_by_consumer').on('password_resets').column('consumer_no').execute()

  await db.schema
    .createTable('reset_requests')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
    .execute()
}
