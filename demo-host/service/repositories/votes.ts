import { sql } from 'kysely'
import type { Tx } from '../database/transaction'

/** Where the votes on a thing are, and where they are counted. */
const tables = {
  review: { votes: 'review_votes', targets: 'product_reviews', key: 'review_id' },
  answer: { votes: 'answer_votes', targets: 'question_answers', key: 'answer_id' },
} as const

/** `id` is that of the review or the answer. */
type Vote = { readonly id: string; readonly consumerNo: string; readonly isHelpful: boolean }

type Votes = { readonly helpful: number; readonly notHelpful: number }

/** Counts one vote of each shopper, who may change it. What is voted on must be locked. */
export async function countVote(tx: Tx, on: keyof typeof tables, { id, consumerNo, isHelpful }: Vote): Promise<Votes> {
  const { votes, targets, key } = tables[on]
  const before = await sql<{ is_helpful: boolean }>`
    select is_helpful from ${sql.table(votes)} where consumer_no = ${consumerNo} and ${sql.ref(key)} = ${id}`.execute(
    tx,
  )
  await sql`
    insert into ${sql.table(votes)} (consumer_no, ${sql.ref(key)}, is_helpful)
    values (${consumerNo}, ${id}, ${isHelpful})
    on conflict (consumer_no, ${sql.ref(key)}) do update set is_helpful = excluded.is_helpful`.execute(tx)
  const change = (side: boolean) => Number(isHelpful === side) - Number(before.rows[0]?.is_helpful === side)
  const { rows } = await sql<Votes>`
    update ${sql.table(targets)}
    set helpful = helpful + ${change(true)}::int, not_helpful = not_helpful + ${change(false)}::int
    where ${sql.ref(key)} = ${id} returning helpful, not_helpful as "notHelpful"`.execute(tx)
  return rows[0] ?? { helpful: 0, notHelpful: 0 }
}
