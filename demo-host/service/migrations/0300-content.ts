import { sql } from 'kysely'
import type { Step } from './step'

export const content: Step = {
  async up(db) {
    await db.schema
      .createTable('content_sites')
      .addColumn('site_id', 'text', column => column.primaryKey())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('preview_hash', 'text', column => column.unique())
      .execute()
    await db.schema
      .createTable('content_documents')
      .addColumn('site_id', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('body', 'jsonb')
      .addColumn('draft', 'jsonb')
      .addColumn('published_at', 'timestamptz')
      .addColumn('modified_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('content_documents_key', ['site_id', 'kind', 'key', 'language'])
      .execute()
    // Fragments are named without their site.
    await db.schema.createIndex('content_documents_by_key').on('content_documents').columns(['kind', 'key']).execute()
  },
}
