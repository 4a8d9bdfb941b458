import { sql } from 'kysely'
import type { SubmittedQuestion } from '../../../core/catalogue/questions/contracts'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'

const columns = ['question_id', 'text', 'author', 'language', 'created_at'] as const

/** One page of what is published, newest first. */
export const readQuestions = (db: Db, productId: string, start: number, count: number) =>
  published(db, productId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('question_id')
    .limit(count)
    .offset(start)
    .execute()

export async function countQuestions(db: Db, productId: string): Promise<number> {
  const row = await published(db, productId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

/** The most helpful first. */
export const readAnswers = async (db: Db, questionIds: readonly string[]) =>
  questionIds.length === 0
    ? []
    : db
        .selectFrom('question_answers')
        .selectAll()
        .where('question_id', 'in', questionIds)
        .orderBy(sql`helpful - not_helpful desc, created_at, answer_id`)
        .execute()

type NewQuestion = {
  readonly productId: string
  readonly consumerNo: string
  readonly status: SubmittedQuestion['status']
  readonly text: string
  readonly author: string
  readonly language: string
  readonly notifyEmail: string | null
  readonly locale: string
  readonly origin: string | null
}

export const saveQuestion = (tx: Tx, { productId, consumerNo, notifyEmail, ...question }: NewQuestion) =>
  tx
    .insertInto('product_questions')
    .values({
      ...question,
      question_id: newId(),
      product_id: productId,
      consumer_no: consumerNo,
      notify_email: notifyEmail,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Locks an answer to a published question, so that its votes are counted one after the other. */
export const lockAnswer = (tx: Tx, answerId: string) =>
  tx
    .selectFrom('question_answers')
    .innerJoin('product_questions', 'product_questions.question_id', 'question_answers.question_id')
    .select('answer_id')
    .where('answer_id', '=', answerId)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst()

const published = (db: Db, productId: string) =>
  db.selectFrom('product_questions').where('product_id', '=', productId).where('status', '=', 'published')
