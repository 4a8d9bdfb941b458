import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as contact } from '../../../../core/contact/endpoints'
import { endpoints } from '../../../../core/my-data/endpoints'
import { inTransaction } from '../../database/transaction'
import { makeCopies } from '../../my-data/make-copies'
import { redeem } from '../../repositories/coupon-redemptions'
import { deleteLeftovers } from '../../repositories/leftovers'
import { lease, takeDue } from '../../repositories/outbox'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { hoursLater } from '../../testing/fulfilment'
import { sentMails } from '../../testing/mails'
import { blueSquare } from '../../testing/pictures'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const PASSWORD = 'Till-demo-1'
const SHOE = 'TQ4407AB12'

let shop: TestService
let upc: string

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())

const buy = async (shopper: Shopper): Promise<string> =>
  (await place(shopper, await readyCart(shopper, [{ productId: SHOE, upc, qty: 1 }]))).body.orderNumber

const ask = (shopper: Shopper) => shopper.call(endpoints.requestCopy)
const stateOf = async (shopper: Shopper) => (await shopper.call(endpoints.readCopy)).body.state
const download = (shopper: Shopper, password = PASSWORD) => shopper.call(endpoints.downloadCopy, { body: { password } })

const jobs = async () =>
  (
    await shop.db
      .selectFrom('outbox')
      .select('id')
      .where('topic', '=', 'data-copy')
      .where('done_at', 'is', null)
      .execute()
  ).map(({ id }) => id)

async function filesOf(shopper: Shopper): Promise<Record<string, string>> {
  await ask(shopper)
  await makeCopies(shop)
  const { content } = (await download(shopper)).body
  const files = unzipSync(new Uint8Array(Buffer.from(content, 'base64')))
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, name.startsWith('pictures/'))]),
  )
}

describe('a copy', () => {
  test('holds account, addresses, orders and all else that is kept of the person, and no secret', async () => {
    const member = await shop.person('member@till.test')
    const orderNumber = await buy(member)
    await inTransaction(shop.db, tx => redeem(tx, 'ONCE', [`consumer:${member.consumerNo}`], orderNumber))
    const files = await filesOf(member)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'about.json',
        'account.json',
        'addresses.json',
        'orders.json',
        'points-and-vouchers.json',
      ]),
    )
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject([{ email: 'member@till.test' }])
    expect(JSON.parse(files['orders.json'] ?? '')).toMatchObject([{ order_number: orderNumber }])
    expect(JSON.parse(files['coupons.json'] ?? '')).toMatchObject([{ code: 'ONCE', order_number: orderNumber }])
    const all = Object.values(files).join()
    const { password_hash } = await shop.db
      .selectFrom('people')
      .select('password_hash')
      .where('email', '=', 'member@till.test')
      .executeTakeFirstOrThrow()
    expect(all).not.toContain(password_hash)
    expect(all).not.toMatch(/"(token|secret_hash|public_key)"/)
  })

  test('T22: holds nothing of anybody else', async () => {
    await buy(await shop.person('shopper@till.test'))
    const all = Object.values(await filesOf(await shop.person('member@till.test'))).join()
    expect(all).not.toContain('shopper@till.test')
  })

  test('F1: holds what was paid for an order, without the token of the card, its parcel, and the history of points', async () => {
    const member = await shop.person('member@till.test')
    const orderNumber = await buy(member)
    await hoursLater(shop, 24 * 14, orderNumber)
    const files = await filesOf(member)
    const rowsOf = (name: string) => JSON.parse(files[`${name}.json`] ?? '[]') as readonly Record<string, unknown>[]
    const ofOrder = expect.arrayContaining([expect.objectContaining({ order_number: orderNumber })])
    expect(rowsOf('payments')).toEqual(ofOrder)
    expect(rowsOf('payments')[0]).not.toHaveProperty('token')
    expect(rowsOf('parcels')).toEqual(ofOrder)
    const values = rowsOf('points-and-vouchers').map(({ id }) => id)
    const changed = rowsOf('points-history').map(entry => entry.value_id)
    expect(changed).not.toEqual([])
    expect(values).toEqual(expect.arrayContaining(changed))
  })

  test('F8: holds the pictures of claims as files', async () => {
    const member = await shop.person('member@till.test')
    const { pictureId } = (await member.call(contact.addClaimPicture, { body: { content: blueSquare.png } })).body
    const files = await filesOf(member)
    expect(Buffer.from(files[`pictures/${pictureId}.png`] ?? '', 'latin1').toString('base64')).toBe(blueSquare.png)
    expect(JSON.parse(files['pictures.json'] ?? '')).toMatchObject([{ id: pictureId, content_type: 'image/png' }])
    expect(files['pictures.json']).not.toContain('Buffer')
  })

  test('F1: is a job: asked for, made once however often it was asked for, announced by mail, taken with the password', async () => {
    const member = await shop.person('trade@till.test')
    expect(await stateOf(member)).toBe('none')
    expect((await ask(member)).body.state).toBe('pending')
    expect((await ask(member)).body.state).toBe('pending')
    expect(await jobs()).toHaveLength(1)
    expect((await download(member)).error?.errorId).toBe('PRO421')

    await Promise.all([makeCopies(shop), makeCopies(shop)])
    expect((await member.call(endpoints.readCopy)).body).toMatchObject({ state: 'ready' })
    const told = await sentMails(shop, 'trade@till.test')
    expect(told.map(({ subject }) => subject)).toEqual(['The copy of your data is ready'])
    expect(told[0]?.html).toContain('/en-us/account/data')

    expect((await download(member, 'wrong')).error?.errorId).toBe('AUT450')
    expect((await download(member)).body.fileName).toMatch(/^my-data-.*\.zip$/)
    expect((await sentMails(shop, 'trade@till.test'))[0]?.subject).toBe('A copy of your data was downloaded')
  })

  test('T22: is nobody else’s, and no guest’s', async () => {
    const other = await shop.person('industry@till.test')
    expect(await stateOf(other)).toBe('none')
    expect((await download(other)).error?.errorId).toBe('PRO421')
    expect((await ask(await shop.guest())).status).toBe(403)
  })

  test('F1: that a process began and did not end is made by the next', async () => {
    const member = await shop.person('athlete@till.test')
    await ask(member)
    // Its lease is what a process that died leaves behind.
    const [taken] = await takeDue(shop.db, 'jobs', 1, 60_000)
    await makeCopies(shop)
    expect(await stateOf(member)).toBe('pending')
    await lease(shop.db, 'jobs', [taken?.id ?? ''], 0)
    await makeCopies(shop)
    expect(await stateOf(member)).toBe('ready')
  })

  test('F1: that fails is tried five times, then said to have failed, and can be asked for again', async () => {
    const member = await shop.person('athlete@till.test')
    await ask(member)
    await sql`alter table lists rename to lists_elsewhere`.execute(shop.db)
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await expect(makeCopies(shop)).rejects.toThrow(/lists/)
      expect(await stateOf(member)).toBe('pending')
      await lease(shop.db, 'jobs', await jobs(), 0)
    }
    await makeCopies(shop)
    await sql`alter table lists_elsewhere rename to lists`.execute(shop.db)
    expect(await stateOf(member)).toBe('failed')
    expect((await ask(member)).body.state).toBe('pending')
    await makeCopies(shop)
    expect(await stateOf(member)).toBe('ready')
  })

  test('F1: is deleted after three days', async () => {
    // Sessions are swept sooner.
    const athlete = () => shop.person('athlete@till.test')
    await filesOf(await athlete())
    await deleteLeftovers(shop.db, Date.now() + 71 * 3_600_000)
    expect(await stateOf(await athlete())).toBe('ready')
    await shop.db.updateTable('data_copies').set({ expires_at: new Date() }).execute()
    expect(await stateOf(await athlete())).toBe('none')
    expect((await download(await athlete())).error?.errorId).toBe('PRO421')
    await deleteLeftovers(shop.db, Date.now() + 73 * 3_600_000)
    expect(await shop.db.selectFrom('data_copies').select('consumer_no').execute()).toEqual([])
    expect((await download(await athlete())).error?.errorId).toBe('PRO421')
  })
})
