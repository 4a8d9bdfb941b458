import { sql } from 'kysely'
import type { Step } from './step'

export const reviews: Step = {
  async up(db) {
    await db.schema
      .createTable('product_reviews')
      .addColumn('review_id', 'text', column => column.primaryKey())
      .addColumn('product_id', 'text', column => column.notNull())
      .addColumn('consumer_no', 'text')
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('rating', 'integer', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('author', 'text', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('fit', 'text')
      .addColumn('is_verified', 'boolean', column => column.notNull())
      .addColumn('helpful', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('not_helpful', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .addUniqueConstraint('product_reviews_of_consumer', ['consumer_no', 'product_id'])
      .execute()
    await db.schema
      .createIndex('product_reviews_of_product')
      .on('product_reviews')
      .columns(['product_id', 'created_at'])
      .execute()
    await db.schema
      .createTable('review_votes')
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('review_id', 'text', column =>
        column.notNull().references('product_reviews.review_id').onDelete('cascade'),
      )
      .addColumn('is_helpful', 'boolean', column => column.notNull())
      .addPrimaryKeyConstraint('review_votes_key', ['consumer_no', 'review_id'])
      .execute()
    await db.schema.createIndex('review_votes_of_review').on('review_votes').column('review_id').execute()
    await db.schema
      .createTable('review_flags')
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('review_id', 'text', column =>
        column.notNull().references('product_reviews.review_id').onDelete('cascade'),
      )
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('review_flags_key', ['consumer_no', 'review_id'])
      .execute()
    await db.schema.createIndex('review_flags_of_review').on('review_flags').column('review_id').execute()
    await db.schema
      .createTable('review_translations')
      .addColumn('review_id', 'text', column =>
        column.notNull().references('product_reviews.review_id').onDelete('cascade'),
      )
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('review_translations_key', ['review_id', 'language'])
      .execute()
  },
}
