import { sql } from 'kysely'
import type { Step } from './step'

/** Pictures of warranty claims; a picture may be uploaded before its claim exists. */
export const claimPictures: Step = {
  up: async db => {
    await db.schema
      .createTable('claim_pictures')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('claim_id', 'text')
      .addColumn('content_type', 'text', column => column.notNull())
      .addColumn('content', 'bytea', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('claim_pictures_by_consumer').on('claim_pictures').column('consumer_no').execute()
  },
}
