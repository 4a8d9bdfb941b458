import { sql } from 'kysely'
import type { Step } from './step'

export const shopAnswers: Step = {
  async up(db) {
    await db.schema
      .createTable('waiting_answers')
      .addColumn('answer_id', 'text', column => column.primaryKey())
      .addColumn('question_id', 'text', column =>
        column.notNull().references('product_questions.question_id').onDelete('cascade'),
      )
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('author', 'text', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('store_id', 'text', column => column.notNull())
      .addColumn('employee_id', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('waiting_answers_of_question').on('waiting_answers').column('question_id').execute()
    await db.schema
      .alterTable('question_answers')
      .addColumn('store_id', 'text')
      .addColumn('employee_id', 'text')
      .execute()
  },
}
