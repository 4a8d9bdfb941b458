import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as contact } from '../../../../core/contact/endpoints'
import { endpoints } from '../../../../core/my-data/endpoints'
import { endpoints as profile } from '../../../../core/profile/endpoints'
import { inTransaction } from '../../database/transaction'
import { makeCopies } from '../../my-data/make-copies'
import { redeem } from '../../repositories/coupon-redemptions'
import { personalTables } from '../../repositories/personal-data'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { GIFT_CARD, SHOE } from '../../testing/fetching'
import { sentMails } from '../../testing/mails'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { tablesWith as allTablesWith } from '../../testing/tables-with'
import { testService, type TestService } from '../../testing/test-service'

const PASSWORD = 'Till-demo-1'

let shop: TestService
let upc: string

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())

const buy = async (shopper: Shopper): Promise<string> =>
  (await place(shopper, await readyCart(shopper, [{ productId: SHOE, upc, qty: 1 }]))).body.orderNumber

const write = (shopper: Shopper, email: string) =>
  shopper.call(contact.contactUs, {
    body: { name: 'Ana', email, category: 'orders', subject: 'where-is-it', message: 'Where is the blue one?' },
  })

const ask = (shopper: Shopper) => shopper.call(endpoints.requestCopy)
const erase = (shopper: Shopper, password = PASSWORD) => shopper.call(endpoints.eraseAccount, { body: { password } })

const tablesWith = async (text: string) => (await allTablesWith(shop.db, [text]))[text]

describe('the erasure', () => {
  test('needs the password, and waits for an order that is under way: PRO420', async () => {
    const shopper = await shop.person('shopper@till.test')
    expect((await erase(shopper, 'wrong')).error?.errorId).toBe('AUT450')
    await shop.db.updateTable('orders').set({ state: 'cancelled' }).execute()
    const orderNumber = await buy(shopper)
    const { status, error } = await erase(shopper)
    expect([status, error]).toMatchObject([409, { errorId: 'PRO420', orderNumber }])
    expect((await shopper.call(profile.readConsumer)).status).toBe(200)
  })

  test('T18: leaves no fast hash of the password behind, refused or done', async () => {
    const shopper = await shop.person('athlete@till.test')
    await erase(shopper, 'wrong')
    await erase(shopper)
    const hashes = await shop.db.selectFrom('kept_answers').select('body_hash').execute()
    for (const password of ['wrong', PASSWORD]) {
      const fast = createHash('sha256').update(JSON.stringify({ password })).digest('base64url')
      expect(hashes).not.toContainEqual({ body_hash: fast })
    }
    expect(hashes.length).toBeGreaterThan(0)
  })

  test('leaves the sums of the orders, and no table that holds who ordered', async () => {
    const shopper = await shop.person('shopper@till.test')
    const orderNumber = await buy(shopper)
    await write(shopper, 'shopper@till.test')
    await inTransaction(shop.db, tx =>
      redeem(tx, 'ONCE', [`consumer:${shopper.consumerNo}`, 'email:shopper+2@till.test'], orderNumber),
    )
    await sql`
      update orders set state = 'cancelled', document = document ||
        '{"priceAdjustments": [{"adjustmentId": "one", "amount": 5, "reason": "Maya’s birthday"}]}'`.execute(shop.db)
    const { consumer_no } = await shop.db
      .selectFrom('people')
      .select('consumer_no')
      .where('email', '=', 'shopper@till.test')
      .executeTakeFirstOrThrow()
    const before = await orderOf(orderNumber)
    expect((await erase(shopper)).status).toBe(204)

    const after = await orderOf(orderNumber)
    expect(after.total).toBe(before.total)
    expect(after.document.totals).toEqual(before.document.totals)
    const taxedAt = ({ document: { shippingAddress } }: typeof before) =>
      shippingAddress.map(({ countryCode, province }) => ({ countryCode, province }))
    expect(taxedAt(before)).toEqual([{ countryCode: 'US', province: expect.any(String) }])
    expect(taxedAt(after)).toEqual(taxedAt(before))
    expect(after.document.items.map(({ name }) => name)).toEqual(before.document.items.map(({ name }) => name))
    expect(after.document.priceAdjustments).toEqual([{ adjustmentId: 'one', amount: 5 }])
    // The farewell still waits to be sent; its text goes when it was.
    expect(await tablesWith('shopper@till.test')).toEqual(['outbox'])
    await sentMails(shop)
    expect(await tablesWith('shopper@till.test')).toEqual(['sandbox_mails'])
    expect(JSON.stringify(after)).not.toMatch(new RegExp(`${maya.lastName}|${maya.addressLine1}|${maya.email}`))
    const left: string[] = []
    for (const [table, { by, stays }] of Object.entries(personalTables)) {
      if (stays !== null || by !== 'consumer_no') continue
      const { rows } = await sql`select 1 from ${sql.table(table)} where consumer_no = ${consumer_no}`.execute(shop.db)
      if (rows.length > 0) left.push(table)
    }
    expect(left).toEqual([])
    for (const name of [`consumer:${consumer_no}`, 'shopper+2@till.test']) expect(await tablesWith(name)).toEqual([])
  })

  test('F1: that breaks off leaves all as it was, and is done whole when it is asked for again', async () => {
    const shopper = await shop.person('industry@till.test')
    await ask(shopper)
    await sql`alter table newsletter_readers rename to readers_elsewhere`.execute(shop.db)
    expect((await erase(shopper)).status).toBe(500)
    await sql`alter table readers_elsewhere rename to newsletter_readers`.execute(shop.db)
    expect((await shopper.call(profile.readConsumer)).status).toBe(200)
    expect((await erase(shopper)).status).toBe(204)
    // A copy that was being made is not wanted any more.
    await makeCopies(shop)
    expect((await sentMails(shop, 'industry@till.test')).map(({ subject }) => subject)).toEqual([
      'Your account is erased',
    ])
  })

  test('waits for a bought gift card that has not reached its receiver yet: PRO420', async () => {
    const giver = await shop.person('trade@till.test')
    const card = { productId: GIFT_CARD, upc: await upcOn(shop.db, GIFT_CARD) }
    const { orderNumber } = (await place(giver, await readyCart(giver, [card]))).body
    expect((await erase(giver)).error).toMatchObject({ errorId: 'PRO420', orderNumber })
    expect((await sentMails(shop)).map(({ kind }) => kind)).toContain('gift-card')
    expect((await erase(giver)).status).toBe(204)
  })

  test('ends every session, and the farewell goes to the address that was', async () => {
    const here = await shop.person('employee@till.test')
    const elsewhere = await shop.person('employee@till.test')
    expect((await erase(here)).status).toBe(204)
    for (const shopper of [here, elsewhere]) expect((await shopper.call(profile.readConsumer)).status).toBe(401)
    expect((await sentMails(shop, 'employee@till.test'))[0]?.subject).toBe('Your account is erased')
  })
})

test('every table with a person’s number or address says what becomes of it', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('consumer_no', 'owner', 'email', 'to_address')`.execute(shop.db)
  expect(rows.map(({ name }) => name).sort()).toEqual(
    Object.entries(personalTables)
      .filter(([, { by }]) => by !== 'order_number' && by !== 'value_id')
      .map(([name]) => name)
      .sort(),
  )
})

const orderOf = (orderNumber: string) =>
  shop.db.selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirstOrThrow()
