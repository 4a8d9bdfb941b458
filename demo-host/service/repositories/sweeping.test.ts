import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import type { Db } from '../database/transaction'
import { newId } from '../database/ids'
import { workOutbox } from '../orders/outbox'
import { deleteDone } from '../repositories/outbox'
import { sweepOrders } from '../orders/sweep-orders'
import { type TestService, testService } from '../testing/test-service'
import { saveCart } from './carts'
import { deleteLeftovers } from './leftovers'
import { deleteOldLists } from './lists'
import { dayOf, deleteOldCarts } from './old-carts'
import { vacuum } from './vacuum'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

let shop: TestService

/** One who can sign in. */
const somebody = () => shop.db.selectFrom('people').select('consumer_no').executeTakeFirstOrThrow()

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

describe('what was left to be done', () => {
  const leave = (subject: string, done_at: Date | null) => {
    const row = { id: newId(), topic: 'order-placed', subject, document: '{}', next_at: new Date(), done_at } as const
    return shop.db.insertInto('outbox').values(row).execute()
  }
  const left = async () => (await shop.db.selectFrom('outbox').select('subject').execute()).map(row => row.subject)

  test('is all done in one go, however much there is of it', async () => {
    for (let n = 0; n < 50; n += 1) await leave(`order ${n}`, null)
    await workOutbox(shop.app.service)
    const open = await shop.db.selectFrom('outbox').select('subject').where('done_at', 'is', null).execute()
    expect(open).toEqual([])
    await shop.db.deleteFrom('outbox').execute()
  })

  test('is kept until it is done and a week after; then it goes', async () => {
    await leave('to do', null)
    await leave('done yesterday', daysAgo(1))
    for (const subject of ['old 1', 'old 2', 'old 3']) await leave(subject, daysAgo(8))
    await deleteDone(shop.db, 2)
    expect((await left()).toSorted()).toEqual(['done yesterday', 'to do'])
  })
})

test('what no call can ask for any more goes batch after batch, and what may still be asked for stays', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  const session = (id: string, expires_at: Date) => ({
    id,
    consumer_no: 'x',
    access_key: 'k',
    scope: 'full',
    expires_at,
  })
  const old = [1, 2, 3, 4, 5].map(n => `old ${n}`)
  const all = [...old, 'young'].map(id => ({ id, at: id === 'young' ? hours(1) : hours(-48) }))
  await shop.db
    .insertInto('kept_answers')
    .values(all.map(({ id, at }) => ({ id, body_hash: '', status: 200, body: '', created_at: at })))
    .execute()
  await shop.db
    .insertInto('sessions')
    .values(all.map(({ id, at }) => session(id, at) as never))
    .execute()
  await shop.db
    .insertInto('refresh_tokens')
    .values(all.map(({ id }) => ({ hash: id, session_id: id, generation: 0 })))
    .execute()
  await shop.db
    .insertInto('access_tokens')
    .values(all.map(({ id, at }) => ({ hash: id, session_id: id, expires_at: at })))
    .execute()
  await deleteLeftovers(shop.db, Date.now(), 2)
  const left = await Promise.all([
    shop.db.selectFrom('kept_answers').select('id').where('body_hash', '=', '').execute(),
    shop.db.selectFrom('sessions').select('id').where('consumer_no', '=', 'x').execute(),
    shop.db
      .selectFrom('refresh_tokens')
      .select('hash as id')
      .where('generation', '=', 0)
      .where('hash', '~', '^(old|young)')
      .execute(),
    shop.db.selectFrom('access_tokens').select('hash as id').where('hash', '~', '^(old|young)').execute(),
  ])
  expect(left).toEqual(left.map(() => [{ id: 'young' }]))
})

test('a guest goes with the last session, a person never', async () => {
  const [dead, alive] = [daysAgo(2), daysAgo(-2)]
  const guests = { gone: [dead, dead], 'here still': [dead, alive] }
  const { consumer_no: person } = await somebody()
  for (const name of Object.keys(guests))
    await shop.db.insertInto('consumers').values({ consumer_no: name, type: 'GUEST' }).execute()
  for (const [consumer_no, ends] of Object.entries({ ...guests, [person]: [dead] })) {
    for (const expires_at of ends)
      await shop.db
        .insertInto('sessions')
        .values({ id: newId(), consumer_no, access_key: 'k', scope: 'full', expires_at })
        .execute()
  }
  await deleteLeftovers(shop.db)
  const left = await shop.db
    .selectFrom('consumers')
    .select('consumer_no')
    .where('consumer_no', 'in', [...Object.keys(guests), person])
    .execute()
  expect(left.map(row => row.consumer_no).toSorted()).toEqual([person, 'here still'].toSorted())
})

test('what a guest saved goes half a year later, though the guest is gone by then; what a person saved stays', async () => {
  const { consumer_no: person } = await somebody()
  const list = (list_id: string, consumer_no: string, days: number) => {
    const [created_at, updated_at] = [daysAgo(days), daysAgo(days)]
    const row = { list_id, consumer_no, kind: 'wish', share_id: null, document: '{"items":[]}', created_at, updated_at }
    return shop.db
      .insertInto('lists')
      .values(row as never)
      .execute()
  }
  await list('old guest', 'gone long ago', 181)
  await list('young guest', 'gone lately', 179)
  await list('person', person, 181)
  await deleteOldLists(shop.db, 1)
  const left = await shop.db.selectFrom('lists').select('list_id').execute()
  expect(left.map(row => row.list_id).toSorted()).toEqual(['person', 'young guest'])
})

test('the room of what was deleted is used again', async () => {
  const room = async () => {
    const { rows } = await sql<{ bytes: number }>`select pg_relation_size('kept_answers') as bytes`.execute(shop.db)
    return rows[0]?.bytes ?? 0
  }
  const fill = async () => {
    await sql`insert into kept_answers (id, body_hash, status, body, created_at)
      select 'room ' || n, '', 200, repeat('x', 300), now() from generate_series(1, 1000) n`.execute(shop.db)
    await sql`delete from kept_answers where id like 'room %'`.execute(shop.db)
  }
  await fill()
  const filled = await room()
  expect(filled).toBeGreaterThan(300_000)
  await vacuum(shop.db)
  await fill()
  expect(await room()).toBeLessThan(filled + 100_000)
})

test('orders that a crash left unpaid are settled in one sweep, however many there are', async () => {
  const bare = {
    consumer_no: 'x',
    email: '',
    currency: 'USD',
    total: 0,
    document: '{"items":[],"shippingAddress":[]}',
    cart: '{}',
    failure: null,
  } as const
  const moments = { created_at: daysAgo(1), placed_at: null, expires_at: daysAgo(1) }
  const orders = ['1', '2', '3', '4', '5'].map(order_number => {
    return {
      ...bare,
      ...moments,
      order_number,
      basket_id: order_number,
      placement: order_number,
      state: 'paying' as const,
    }
  })
  await shop.db.insertInto('orders').values(orders).execute()
  await sweepOrders(shop.app.service, 0, 2)
  const states = await shop.db.selectFrom('orders').select('state').distinct().execute()
  expect(states).toEqual([{ state: 'placed' }])
})

describe('a cart', () => {
  /** How many rows this transaction changed without touching an index. */
  const countOf = async (tx: Db) => {
    const { rows } = await sql<{ hot: number }>`
      select pg_stat_get_xact_tuples_hot_updated('carts'::regclass)::int as hot`.execute(tx)
    return rows[0]?.hot ?? 0
  }

  const open = async (days: number, changed_on: string | null = dayOf(daysAgo(days))) => {
    const { body } = await (await shop.guest()).call(cart.createCart, { body: {} })
    await shop.db
      .updateTable('carts')
      .set({ updated_at: daysAgo(days), changed_on })
      .where('basket_id', '=', body.basketId)
      .execute()
    return body.basketId
  }

  test('that nobody came back to for a month goes; a younger one stays', async () => {
    const young = await open(29)
    await open(31)
    await open(32)
    await deleteOldCarts(shop.db, 1)
    const rows = await shop.db.selectFrom('carts').select('basket_id').execute()
    expect(rows).toEqual([{ basket_id: young }])
  })

  test('is written within its page: no index is touched by a write of the same day', async () => {
    const basketId = await open(0)
    const written = await shop.db.transaction().execute(async tx => {
      const before = await countOf(tx)
      const row = await tx.selectFrom('carts').selectAll().where('basket_id', '=', basketId).executeTakeFirstOrThrow()
      const { consumer_no: consumerNo, currency, document, open_order: openOrder, last_order: lastOrder } = row
      await saveCart(tx, { basketId, consumerNo, currency, document, openOrder, lastOrder, handedTo: null })
      return (await countOf(tx)) - before
    })
    expect(written).toBe(1)
  })

  test('that the release before wrote has no day, or a past one: it lives as long as any other', async () => {
    await shop.db.deleteFrom('carts').execute()
    const young = [await open(29, null), await open(1, dayOf(daysAgo(40)))]
    await open(31, null)
    await deleteOldCarts(shop.db, 1)
    const rows = await shop.db
      .selectFrom('carts')
      .select(['basket_id', sql`changed_on::text`.as('day')])
      .execute()
    expect(new Map(rows.map(({ basket_id, day }) => [basket_id, day]))).toEqual(
      new Map([
        [young[0], dayOf(daysAgo(29))],
        [young[1], dayOf(daysAgo(1))],
      ]),
    )
  })
})

test.each([
  ['carts', `changed_on < current_date - 30`, ['changed_on']],
  ['outbox', `done_at < now() - interval '7 days'`, ['done_at']],
  ['sessions', `expires_at < now() or ended_at < now() and not signed_out`, ['expires_at', 'ended_at']],
])('what is old in %s is found by an index', async (table, condition, columns) => {
  const plan = await shop.db.transaction().execute(async tx => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<
      Record<string, string>
    >`explain select 1 from ${sql.raw(table)} where ${sql.raw(condition)}`.execute(tx)
    return rows.flatMap(row => Object.values(row)).join('\n')
  })
  for (const column of columns) expect(plan).toContain(`Index Cond: (${column} <`)
})
