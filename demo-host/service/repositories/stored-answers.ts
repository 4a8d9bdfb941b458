import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { endpoints } from '../../../core/cart/endpoints'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'

export type StoredAnswer = { readonly status: number; readonly body: string }

/** A call is the first, finds the first one's answer, or finds it still running. */
type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'saved'; readonly answer: StoredAnswer }
  | { readonly kind: 'running'; readonly since: Date }

/** One call under its transaction id. */
export type Once = {
  /** Inserted in the write's first transaction; identical calls wait here until it ends. */
  readonly claim: (tx: Tx) => Promise<Claim>
  /** Stores the answer in the write's last transaction. */
  readonly settle: (tx: Tx, answer: StoredAnswer) => Promise<void>
  /** Stores the answer of a write with one transaction, as its last statement. False if an identical call was faster: then roll back. */
  readonly keep: (tx: Tx, answer: StoredAnswer) => Promise<boolean>
  /** Sends a statement together with `keep`, in one round trip. False outside of such a write: then send it separately. */
  readonly alongside: (statement: RawBuilder<unknown>) => boolean
  /** Runs one attempt at a write that ends with `keep`. */
  readonly attempt: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Stores a refusal after the rollback; returns the stored answer of an identical call, if any. */
  readonly storeRefusal: (db: Db, answer: StoredAnswer) => Promise<StoredAnswer>
  /** Waits for the first of identical calls, as long as a shopper would. */
  readonly awaitTwin: (db: Db) => Promise<StoredAnswer>
}

/** A first item travels in the token request as it would in `createCartWithItem`; its repeat may find the cart. */
const ADDITIONS = new Set(
  [endpoints.createCartWithItem, endpoints.addItem].map(({ method, path }) => `${method} ${path}`),
)
/** A bot check token works once, so a repeated call has another or none. A fast hash of a password would help whoever guesses. */
const NOT_COMPARED = ['recaptcha_response', 'password', 'currentPassword', 'newPassword']
const TWIN_TIMEOUT_MS = 20_000
const POLL_MS = 50

type WriteKey = {
  readonly key: string
  readonly consumerNo: string
  readonly method: string
  readonly path: string
  readonly transactionId: string
}

/** A transaction id counts for one consumer, method and path. An added item counts once, whichever call brings it. */
export function once({ key, consumerNo, method, path, transactionId }: WriteKey, body: () => unknown): Once {
  const isAddition = ADDITIONS.has(`${method} ${path}`)
  const id = digest([key, consumerNo, ...(isAddition ? ['addition'] : [method, path]), transactionId].join('\n'))
  // The body arrives later, and most calls never need it.
  const hashBody = () => digest(fingerprint(body(), isAddition ? [...NOT_COMPARED, 'cartId'] : NOT_COMPARED))

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
      const others = (beside ?? []).map((statement, index) => sql`${sql.id(`beside_${index}`)} as (${statement})`)
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
    storeRefusal: async (db, answer) => {
      const row = { id, body_hash: hashBody(), status: answer.status, body: answer.body }
      await db
        .insertInto('kept_answers')
        .values(row)
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
      const saved = await read(db)
      return saved.kind === 'saved' ? saved.answer : answer
    },
    awaitTwin: async db => {
      for (const end = Date.now() + TWIN_TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
        const claim = await read(db)
        if (claim.kind === 'saved') return claim.answer
      }
      throw fail('GEN500', {}, { status: 409, message: 'The same call is still being worked on' })
    },
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

function fingerprint(body: unknown, without: readonly string[]): string {
  return JSON.stringify(body ?? null, (name, value) => (without.includes(name) ? undefined : value))
}

function otherBody() {
  return fail('GEN500', {}, { status: 409, message: 'This transaction id was used for another body' })
}
