import type { Migration } from 'kysely'

export const savedCards: Migration = {
  up: async db => {
    await db.schema
      .createTable('saved_cards')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('likeness', 'text', column => column.notNull())
      .addColumn('main', 'boolean', column => column.notNull())
      .addColumn('card', 'jsonb', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .addUniqueConstraint('saved_cards_once', ['consumer_no', 'likeness'])
      .execute()
  },
}
