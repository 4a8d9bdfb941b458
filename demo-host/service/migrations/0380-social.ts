import { sql } from 'kysely'
import type { Step } from './step'

/** Pictures that people post, and the streams that show them. */
export const social: Step = {
  async up(db) {
    await db.schema
      .createTable('social_users')
      .addColumn('user_id', 'text', column => column.primaryKey())
      .addColumn('consumer_no', 'text', column => column.notNull().unique())
      .addColumn('customer_id', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema
      .createTable('social_media')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('customer_id', 'text', column => column.notNull())
      .addColumn('consumer_no', 'text')
      .addColumn('author', 'text', column => column.notNull())
      .addColumn('caption', 'text', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('category', 'text')
      .addColumn('product_ids', sql`text[]`, column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('looked_at', 'timestamptz')
      .addColumn('drawing', 'text')
      .addColumn('content_type', 'text')
      .addColumn('content', 'bytea')
      .addColumn('reports', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('social_media_recent')
      .on('social_media')
      .columns(['customer_id', 'created_at', 'id'])
      .execute()
    await db.schema.createIndex('social_media_of_consumer').on('social_media').column('consumer_no').execute()
    await db.schema
      .createTable('social_streams')
      .addColumn('stream_id', 'text', column => column.primaryKey())
      .addColumn('customer_id', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('tag', 'text')
      .execute()
    await db.schema.createIndex('social_streams_by_tag').on('social_streams').column('tag').execute()
    await db.schema
      .createTable('social_stream_media')
      .addColumn('stream_id', 'text', column =>
        column.notNull().references('social_streams.stream_id').onDelete('cascade'),
      )
      .addColumn('media_id', 'text', column => column.notNull().references('social_media.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('social_stream_media_key', ['stream_id', 'media_id'])
      .execute()
    await db.schema.createIndex('social_stream_media_of_media').on('social_stream_media').column('media_id').execute()
    await db.schema
      .createTable('social_reports')
      .addColumn('media_id', 'text', column => column.notNull().references('social_media.id').onDelete('cascade'))
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('social_reports_key', ['media_id', 'consumer_no'])
      .execute()
    await db.schema.createIndex('social_reports_of_consumer').on('social_reports').column('consumer_no').execute()
    await db.schema
      .createTable('social_stashes')
      .addColumn('stash_id', 'text', column => column.primaryKey())
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('media_ids', sql`text[]`, column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('social_stashes_of_consumer').on('social_stashes').column('consumer_no').execute()
  },
}
