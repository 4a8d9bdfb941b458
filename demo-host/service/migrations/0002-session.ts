import { type Kysely, type Migration, sql } from 'kysely'

export const session: Migration = {
  up: async db => {
    await createPeople(db)
    await createSessions(db)
    await createCodes(db)
  },
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consumers')
    .addColumn('consumer_no', 'text', column => column.primaryKey())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
    .execute()

  await db.schema
    .createTable('people')
    .addColumn('consumer_no', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('phone', 'text')
    .addColumn('phone_code', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('birth_date', 'text')
    .addColumn('gender', 'text')
    .addColumn('country_code', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('member_id', 'text')
    .addColumn('terms_accepted', 'boolean', column => column.notNull())
    .addColumn('locked', 'boolean', column => column.notNull())
    .addColumn('profile', 'jsonb', column => column.notNull())
    .execute()

  await db.schema
    .createTable('addresses')
    .addColumn('consumer_no', 'text', column => column.notNull())
    .addColumn('address_id', 'text', column => column.notNull())
    .addColumn('approach_type', 'text', column => column.notNull())
    .addColumn('main', 'boolean', column => column.notNull())
    .addColumn('document', 'jsonb', column => column.notNull())
    .addPrimaryKeyConstraint('addresses_pkey', ['consumer_no', 'address_id'])
    .execute()
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('consumer_no', 'text', column => column.notNull())
    .addColumn('access_key', 'text', column => column.notNull())
    .addColumn('scope', 'text', column => column.notNull())
    .addColumn('generation', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('parent_hash', 'text')
    .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', column => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('sessions_by_consumer').on('sessions').column('consumer_no').execute()
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('session_id', 'text', column => column.notNull())
    .addColumn('generation', 'integer', column => column.notNull())
    .execute()
  await db.schema.createIndex('refresh_tokens_by_session').on('refresh_tokens').column('session_id').execute()

  await db.schema
    .createTable('access_tokens')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('session_id', 'text', column => column.notNull())
    .addColumn('expires_at', 'timestamptz', column => column.notNull())
    .execute()
  await db.schema.createIndex('access_tokens_by_expiry').on('access_tokens').column('expires_at').execute()
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authorization_codes')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('consumer_no', 'text', column => column.notNull())
    .addColumn('access_key', 'text', column => column.notNull())
    .addColumn('code_challenge', 'text', column => column.notNull())
    .addColumn('expires_at', 'timestamptz', column => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addColumn('session_id', 'text')
    .execute()

  await db.schema
    .createTable('handoffs')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('session_id', 'text', column => column.notNull())
    .addColumn('basket_id', 'text', column => column.notNull())
    .addColumn('expires_at', 'timestamptz', column => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()

  await db.schema
    .createTable('sign_in_attempts')
    .addColumn('subject', 'text', column => column.primaryKey())
    .addColumn('failed', 'integer', column => column.notNull())
    .addColumn('locked_until', 'timestamptz')
    .addColumn('updated_at', 'timestamptz', column => column.notNull())
    .execute()
}
