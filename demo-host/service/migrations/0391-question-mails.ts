import type { Step } from './step'

export const questionMails: Step = {
  async up(db) {
    await db.schema
      .alterTable('product_questions')
      .addColumn('notify_email', 'text')
      .addColumn('locale', 'text')
      .addColumn('origin', 'text')
      .execute()
  },
}
