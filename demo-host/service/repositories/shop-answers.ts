import { type Insertable, type Selectable, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'

type WaitingAnswer = Selectable<Database['waiting_answers']>
type Given = Omit<Insertable<Database['waiting_answers']>, 'answer_id' | 'created_at'>

/** Without a published answer of the shop's. */
const open = (db: Db) =>
  db.selectFrom('product_questions').where(
    sql<boolean>`not exists (select 1 from question_answers
      where question_answers.question_id = product_questions.question_id and is_shop)`,
  )

/** One page, the oldest first, of every product. */
export const readOpenQuestions = (db: Db, start: number, count: number) =>
  open(db)
    .select(['question_id', 'product_id', 'status', 'text', 'author', 'language', 'created_at'])
    .orderBy('created_at')
    .orderBy('question_id')
    .limit(count)
    .offset(start)
    .execute()

export async function countOpenQuestions(db: Db): Promise<number> {
  const row = await open(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

export const readWaitingAnswers = async (db: Db, questionIds: readonly string[]): Promise<readonly WaitingAnswer[]> =>
  questionIds.length === 0
    ? []
    : db
        .selectFrom('waiting_answers')
        .selectAll()
        .where('question_id', 'in', questionIds)
        .orderBy('created_at')
        .orderBy('answer_id')
        .execute()

/** Locked, so that the mail is sent once. */
export const lockQuestion = (tx: Tx, questionId: string) =>
  tx.selectFrom('product_questions').selectAll().where('question_id', '=', questionId).forUpdate().executeTakeFirst()

/** What somebody of the shop may answer is published, and nobody waits for a mail any more. */
export const closeQuestion = (tx: Tx, questionId: string) =>
  tx
    .updateTable('product_questions')
    .set({ status: 'published', notify_email: null })
    .where('question_id', '=', questionId)
    .execute()

export const savePendingAnswer = (tx: Tx, answer: Given): Promise<WaitingAnswer> =>
  tx
    .insertInto('waiting_answers')
    .values({ ...answer, answer_id: newId() })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findWaitingAnswer = (db: Db, answerId: string) =>
  db.selectFrom('waiting_answers').selectAll().where('answer_id', '=', answerId).executeTakeFirst()

/** Undefined where another manager was faster. */
export const takeWaitingAnswer = (tx: Tx, answerId: string): Promise<WaitingAnswer | undefined> =>
  tx.deleteFrom('waiting_answers').where('answer_id', '=', answerId).returningAll().executeTakeFirst()

type FromAnybody = Omit<Given, 'store_id' | 'employee_id'> & {
  readonly answer_id?: string
  readonly store_id: string | null
  readonly employee_id: string | null
}

export const saveShopAnswer = (tx: Tx, answer: FromAnybody) =>
  tx
    .insertInto('question_answers')
    .values({ answer_id: newId(), ...answer, is_shop: true })
    .returningAll()
    .executeTakeFirstOrThrow()
