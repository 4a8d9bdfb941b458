import { sql } from 'kysely'
import type { Step } from './step'

export const questions: Step = {
  async up(db) {
    await db.schema
      .createTable('product_questions')
      .addColumn('question_id', 'text', column => column.primaryKey())
      .addColumn('product_id', 'text', column => column.notNull())
      .addColumn('consumer_no', 'text')
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('author', 'text', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema
      .createIndex('product_questions_of_product')
      .on('product_questions')
      .columns(['product_id', 'created_at'])
      .execute()
    await db.schema.createIndex('product_questions_of_consumer').on('product_questions').column('consumer_no').execute()
    await db.schema
      .createTable('question_answers')
      .addColumn('answer_id', 'text', column => column.primaryKey())
      .addColumn('question_id', 'text', column =>
        column.notNull().references('product_questions.question_id').onDelete('cascade'),
      )
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('author', 'text', column => column.notNull())
      .addColumn('is_shop', 'boolean', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('helpful', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('not_helpful', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('question_answers_of_question').on('question_answers').column('question_id').execute()
    await db.schema
      .createTable('answer_votes')
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('answer_id', 'text', column =>
        column.notNull().references('question_answers.answer_id').onDelete('cascade'),
      )
      .addColumn('is_helpful', 'boolean', column => column.notNull())
      .addPrimaryKeyConstraint('answer_votes_key', ['consumer_no', 'answer_id'])
      .execute()
    await db.schema.createIndex('answer_votes_of_answer').on('answer_votes').column('answer_id').execute()
  },
}
