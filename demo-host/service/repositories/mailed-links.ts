import { sql } from 'kysely'
import { newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'

/** The tables of links that mails bring, with the column that says whose each is. A link works once, until it expires. */
const owners = {
  email_confirmations: 'consumer_no',
  newsletter_confirmations: 'email',
  password_resets: 'consumer_no',
} as const

type LinkTable = keyof typeof owners

/** A link as its mail brings it. */
export type MailedLink = { readonly token: string; readonly expiresAt: Date }

/** A new link and its row, which has the hash of the token alone. */
export function newLink(milliseconds: number) {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + milliseconds)
  const link: MailedLink = { token, expiresAt }
  return { link, row: { hash: hashOf(token), expires_at: expiresAt, used_at: null } }
}

/** How many links somebody was given in the last hour. */
export async function linksOfLastHour(db: Db, table: LinkTable, owner: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(owners[table])} = ${owner} and created_at > ${new Date(Date.now() - 3_600_000)}`.execute(db)
  return rows[0]?.count ?? 0
}

type LinkRow = { readonly used_at: Date | null; readonly expires_at: Date }

/** Whether the link of a row still works; one that nobody was given counts as expired. */
export function readLink<Row extends LinkRow>(
  row: Row | undefined,
): { readonly kind: 'open'; readonly row: Row } | { readonly kind: 'expired' | 'used' } {
  if (row?.used_at) return { kind: 'used' }
  return row && row.expires_at > new Date() ? { kind: 'open', row } : { kind: 'expired' }
}

/** Uses up every link of somebody. */
export async function spendLinks(tx: Tx, table: LinkTable, owner: string): Promise<void> {
  await sql`
    update ${sql.table(table)} set used_at = ${new Date()}
    where ${sql.ref(owners[table])} = ${owner} and used_at is null`.execute(tx)
}
