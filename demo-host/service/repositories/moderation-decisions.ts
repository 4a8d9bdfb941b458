import { type Insertable, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'
import type { DecidedKind } from '../documents/refusal'

type Decisions = Insertable<Database['moderation_decisions']>

/** A moderator by name, or an associate. */
export type Decider = Partial<Pick<Decisions, 'moderator' | 'store_id' | 'employee_id'>>

type NewDecision = Pick<Decisions, 'kind' | 'thing_id' | 'subject' | 'decision'> & Partial<Pick<Decisions, 'reason'>>

export async function saveDecision(tx: Tx, by: Decider, decision: NewDecision): Promise<void> {
  await tx
    .insertInto('moderation_decisions')
    .values({ id: newId(), ...decision, ...by })
    .execute()
}

/** The newest first. */
export const readDecisions = (db: Db, count: number) =>
  db
    .selectFrom('moderation_decisions')
    .selectAll()
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

/** The product that something is about, or the site of a picture. */
export async function subjectOf(db: Db, kind: DecidedKind, id: string): Promise<string | null> {
  const { rows } = await sql<{ subject: string }>`
    select product_id as subject from product_reviews where ${kind}::text = 'reviews' and review_id = ${id}
    union all
    select product_id from product_questions where ${kind}::text = 'questions' and question_id = ${id}
    union all
    select product_id from waiting_answers join product_questions using (question_id)
      where ${kind}::text = 'answers' and answer_id = ${id}
    union all
    select customer_id from social_media where ${kind}::text = 'pictures' and id = ${id}`.execute(db)
  return rows[0]?.subject ?? null
}
