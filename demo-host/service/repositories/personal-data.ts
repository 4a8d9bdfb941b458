import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'

/** The consumer number and the e-mail address of the account. */
export type Owner = { readonly consumerNo: string; readonly email: string }

type PersonalTable = {
  /** The column with the owner. */
  readonly by: 'consumer_no' | 'owner' | 'value_id' | 'order_number' | 'email' | 'to_address'
  /** The file of the download that has these rows; null if another file says the same. */
  readonly file: string | null
  /** Why the rows stay after an erasure; null if they are deleted. */
  readonly stays: string | null
}

const isGone = (by: PersonalTable['by'], file: string | null): PersonalTable => ({ by, file, stays: null })

/** Every table with rows of a person, except those that name people only by a hash. */
export const personalTables: Readonly<Partial<Record<keyof Database, PersonalTable>>> = {
  people: isGone('consumer_no', 'account'),
  addresses: isGone('consumer_no', 'addresses'),
  person_phones: isGone('consumer_no', null),
  passkeys: isGone('consumer_no', 'passkeys'),
  passkey_challenges: isGone('consumer_no', null),
  password_resets: isGone('consumer_no', null),
  email_confirmations: isGone('consumer_no', null),
  authorization_codes: isGone('consumer_no', null),
  carts: isGone('consumer_no', 'bags'),
  hold_turns: isGone('consumer_no', null),
  lists: isGone('consumer_no', 'lists'),
  saved_cards: isGone('consumer_no', 'cards'),
  saved_gift_cards: isGone('consumer_no', 'gift-cards'),
  contact_messages: isGone('consumer_no', 'messages'),
  claim_pictures: isGone('consumer_no', 'pictures'),
  product_reviews: isGone('consumer_no', 'reviews'),
  event_registrations: isGone('consumer_no', 'events'),
  review_votes: isGone('consumer_no', 'review-votes'),
  product_questions: isGone('consumer_no', 'questions'),
  answer_votes: isGone('consumer_no', 'answer-votes'),
  review_flags: isGone('consumer_no', 'review-flags'),
  social_users: isGone('consumer_no', 'photo-name'),
  social_media: isGone('consumer_no', 'photos'),
  social_reports: isGone('consumer_no', 'photo-reports'),
  social_stashes: isGone('consumer_no', 'stashes'),
  data_copies: isGone('consumer_no', null),
  newsletter_readers: isGone('email', 'newsletter'),
  newsletter_confirmations: isGone('email', null),
  notification_requests: isGone('email', 'back-in-stock'),
  reset_requests: isGone('email', null),
  coupon_redemptions: isGone('order_number', 'coupons'),
  sandbox_mails: isGone('to_address', null),
  sessions: { by: 'consumer_no', file: 'sign-ins', stays: 'ended at once, and swept away a day later' },
  consumers: { by: 'consumer_no', file: null, stays: 'a number, which nothing leads to any more' },
  stored_values: { by: 'owner', file: 'points-and-vouchers', stays: 'the books, under that number' },
  stored_value_entries: { by: 'value_id', file: 'points-history', stays: 'the books, under that number' },
  orders: { by: 'consumer_no', file: 'orders', stays: 'the books, without whoever ordered' },
  payments: { by: 'order_number', file: 'payments', stays: 'the books' },
  parcels: { by: 'order_number', file: 'parcels', stays: 'the books, for whoever asks the carrier' },
}

const tables = Object.entries(personalTables) as readonly [keyof Database, PersonalTable][]

/** All rows of a person, by file of the download. */
export async function personalRows(db: Db, owner: Owner): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const files: Record<string, readonly unknown[]> = {}
  for (const [table, { by, file }] of tables) {
    if (!file) continue
    const { rows } = await sql`select * from ${sql.table(table)} where ${isOf(by, owner)}`.execute(db)
    files[file] = rows
  }
  return files
}

/** Deletes a person's rows, except those that must stay, and their waiting mails. */
export async function deletePersonalRows(tx: Tx, owner: Owner): Promise<void> {
  const { consumerNo, email } = owner
  await sql`
    delete from outbox where topic = 'mail' and done_at is null and (document ->> 'to' = ${email} or
      document ->> 'orderNumber' in (select order_number from orders where consumer_no = ${consumerNo}))`.execute(tx)
  for (const [table, { by, stays }] of tables) {
    if (stays === null) await sql`delete from ${sql.table(table)} where ${isOf(by, owner)}`.execute(tx)
  }
}

function isOf(by: PersonalTable['by'], { consumerNo, email }: Owner): RawBuilder<unknown> {
  if (by === 'order_number')
    return sql`order_number in (select order_number from orders where consumer_no = ${consumerNo})`
  if (by === 'value_id') return sql`value_id in (select id from stored_values where owner = ${consumerNo})`
  return sql`${sql.ref(by)} = ${by === 'email' || by === 'to_address' ? email : consumerNo}`
}

const RETURN_DAYS = 30

/** An order that still has to be paid, sent, delivered or refunded, or whose gift card still has to reach its receiver. */
export async function orderUnderWay(db: Db, consumerNo: string): Promise<string | null> {
  const { rows } = await sql<{ order_number: string }>`
    select orders.order_number from orders left join parcels on parcels.order_number = orders.order_number
    where consumer_no = ${consumerNo} and (
      state in ('paying', 'challenged')
      or (state = 'placed' and document -> 'items' @> '[{"isDigitalProduct": false}]')
      or (state = 'shipped' and stage in ('packed', 'shipped'))
      or stage = 'returned'
      or refund_due_at is not null
      or exists (
        select from outbox where topic = 'mail' and done_at is null
          and document ->> 'kind' = 'gift-card' and document ->> 'orderNumber' = orders.order_number)
      or (stage = 'delivered' and return_announced_at > now() - make_interval(days => ${RETURN_DAYS})))
    order by created_at limit 1`.execute(db)
  return rows[0]?.order_number ?? null
}

export const lockOrdersOf = (tx: Tx, consumerNo: string) =>
  tx
    .selectFrom('orders')
    .select(['order_number', 'document'])
    .where('consumer_no', '=', consumerNo)
    .orderBy('order_number')
    .forUpdate()
    .execute()
