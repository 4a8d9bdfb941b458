import type { Migration } from 'kysely'

export const lists: Migration = {
  up: async db => {
    await db.schema
      .createTable('lists')
      .addColumn('list_id', 'text', column => column.primaryKey())
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('share_id', 'text', column => column.unique())
      .addColumn('document', 'jsonb', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .addColumn('updated_at', 'timestamptz', column => column.notNull())
      .addUniqueConstraint('lists_of_consumer', ['consumer_no', 'kind'])
      .execute()
  },
}
