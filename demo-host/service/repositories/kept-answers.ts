import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'

/** An answer as it left: its status and its body's text. */
export type KeptAnswer = { readonly status: number; readonly body: string }

/** What a claim finds: nobody was here before, the answer of the first, or the first still at work. */
type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'saved'; readonly answer: KeptAnswer }
  | { readonly kind: 'running'; readonly since: Date }

/** One call's hold on its transaction id. */
export type Once = {
  /** Inserted in the write's own first transaction; twins wait here for its end. */
  readonly claim: (tx: Tx) => Promise<Claim>
  /** Keeps the answer, in the write's own last transaction. */
  readonly settle: (tx: Tx, answer: KeptAnswer) => Promise<void>
  /**
   * Keeps the answer of a write that is one transaction, as its last statement; false where a twin was first, and then the
   * transaction must be undone.
   */
  readonly keep: (tx: Tx, answer: KeptAnswer) => Promise<boolean>
  /** Lets a statement go out with `keep`, in one round trip; false outside of such a write, where it must go out itself. */
  readonly alongside: (statement: RawBuilder<unknown>) => boolean
  /** Runs one attempt at a write that ends with `keep`. */
  readonly attempt: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Keeps a refusal after its transaction was undone; answers what a twin kept before, if one did. */
  readonly keepRefusal: (db: Db, answer: KeptAnswer) => Promise<KeptAnswer>
  /** Waits for the first of the twins, as long as the shopper would. */
  readonly awaitTwin: (db: Db) => Promise<KeptAnswer>
}

const PATIENCE_MS = 20_000
const LOOK_AGAIN_MS = 50

/** Opens the hold of a transaction id, which counts for one consumer, method and path. */
export function once(parts: readonly string[], body: () => unknown): Once {
  const id = digest(parts.join('\n'))
  // The body arrives after the call was opened, and most calls never ask.
  const hashBody = () => digest(fingerprint(body()))

  const find = (db: Db) =>
    db
      .selectFrom('kept_answers')
      .select(['body_hash', 'status', 'body', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst()

  const read = async (db: Db): Promise<Claim> => {
    const row = await find(db)
    if (!row) return { kind: 'first' }
    if (row.body_hash !== hashBody()) throw otherBody()
    if (row.status === null || row.body === null) return { kind: 'running', since: row.created_at }
    return { kind: 'saved', answer: { status: row.status, body: row.body } }
  }

  let beside: RawBuilder<unknown>[] | null = null
  return {
    attempt: async work => {
      beside = []
      try {
        return await work()
      } finally {
        beside = null
      }
    },
    alongside: statement => {
      beside?.push(statement)
      return beside !== null
    },
    keep: async (tx, { status, body: text }) => {
      const others = (beside ?? []).map((statement, place) => sql`${sql.id(`beside_${place}`)} as (${statement})`)
      const { rows } = await sql`
        ${others.length > 0 ? sql`with ${sql.join(others)}` : sql``}
        insert into kept_answers (id, body_hash, status, body) values (${id}, ${hashBody()}, ${status}, ${text})
        on conflict (id) do nothing returning id`.execute(tx)
      return rows.length === 1
    },
    claim: async tx => {
      const inserted = await tx
        .insertInto('kept_answers')
        .values({ id, body_hash: hashBody() })
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirst()
      return inserted.numInsertedOrUpdatedRows === 1n ? { kind: 'first' } : read(tx)
    },
    settle: async (tx, { status, body: text }) => {
      await tx.updateTable('kept_answers').set({ status, body: text }).where('id', '=', id).execute()
    },
    keepRefusal: async (db, answer) => {
      const row = { id, body_hash: hashBody(), status: answer.status, body: answer.body }
      await db
        .insertInto('kept_answers')
        .values(row)
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
      const kept = await read(db)
      return kept.kind === 'saved' ? kept.answer : answer
    },
    awaitTwin: async db => {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(LOOK_AGAIN_MS)) {
        const claim = await read(db)
        if (claim.kind === 'saved') return claim.answer
      }
      throw fail('GEN500', {}, { status: 409, message: 'The same call is still being worked on' })
    },
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A bot check's answer is good once, so the same call sent again brings another or none. */
function fingerprint(body: unknown): string {
  return JSON.stringify(body ?? null, (name, value) => (name === 'recaptcha_response' ? undefined : value))
}

function otherBody() {
  return fail('GEN500', {}, { status: 409, message: 'This transaction id was used for another body' })
}
