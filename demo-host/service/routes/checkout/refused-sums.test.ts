import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/checkout/endpoints'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { payWithGiftCard } from '../../testing/parts'
import { stockOf, upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'
import { pinHash, valueIds } from '../../values/value-ids'

const SHOE = 'TQ4407AB12'

let shop: TestService
let shopper: Shopper
let upcs: string[]

beforeAll(async () => {
  shop = await testService()
  vi.useFakeTimers({ toFake: ['Date'] })
  upcs = [await upcOn(shop.db, SHOE, 'cobalt', '10'), await upcOn(shop.db, SHOE, 'ember', '10')]
})
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})
beforeEach(async () => {
  shopper = await shop.guest()
})

/** Rules are held for five seconds. */
const rulesAreReadAnew = () => vi.setSystemTime(Date.now() + 6_000)
const lines = () => upcs.map(upc => ({ productId: SHOE, upc }))

/** Changes what the United States' tax or a promotion is counted by, and puts it back. */
async function withRule(table: 'tax_rules' | 'promotions', change: object, work: () => Promise<void>) {
  const row = table === 'tax_rules' ? sql`country_code = 'US'` : sql`coupon_code = 'WELCOME10'`
  const name = sql.table(table)
  const { rows } = await sql<{ document: object }>`select document from ${name} where ${row}`.execute(shop.db)
  const write = (document: object) =>
    sql`update ${name} set document = ${JSON.stringify(document)} where ${row}`.execute(shop.db)
  const known = rows[0]?.document ?? {}
  await write({ ...known, ...change })
  rulesAreReadAnew()
  try {
    await work()
  } finally {
    await write(known)
    rulesAreReadAnew()
  }
}

test('TAX310: a tax that changed since the shopper saw the sum is shown, and charged only after', async () => {
  const basketId = await readyCart(shopper, lines())
  await withRule('tax_rules', { rateByProvince: { OR: 50_000 } }, async () => {
    const refused = await place(shopper, basketId)
    expect([refused.status, refused.error?.errorId]).toEqual([409, 'TAX310'])
    expect((await place(shopper, basketId)).body.totals).toMatchObject({ tax: 11.2, total: 235.2 })
  })
})

test('TAX310: the same is shown as a message when the order is prepared', async () => {
  const basketId = await readyCart(shopper, lines())
  await withRule('tax_rules', { rateByProvince: { OR: 50_000 } }, async () => {
    const { body } = await shopper.call(endpoints.prepareOrder, { body: { basketId } })
    expect(body.flash).toMatchObject([{ code: 'TAX310' }])
  })
})

test('TAX309: a country’s tax without a rate bills nobody', async () => {
  const basketId = await readyCart(shopper, lines())
  await withRule('tax_rules', { rate: 'seven', rateByProvince: {} }, async () => {
    const refused = await place(shopper, basketId)
    expect([refused.status, refused.error?.errorId]).toEqual([500, 'TAX309'])
  })
  expect((await place(shopper, basketId)).body.status).toBe('placed')
})

test('ORD415: a promotion without an amount bills nobody', async () => {
  const basketId = await readyCart(shopper, lines())
  await shopper.call(cart.applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
  await withRule('promotions', { reward: { type: 'percent', percent: 'ten' } }, async () => {
    const refused = await place(shopper, basketId)
    expect([refused.status, refused.error?.errorId]).toEqual([500, 'ORD415'])
  })
})

test.each([
  ['INV405', 'two of three lines', 2],
  ['INV407', 'every line', 3],
])('%s: %s are gone when the order is placed', async (code, _what, gone) => {
  const third = await upcOn(shop.db, 'HB6156UN69')
  const wanted = [...lines(), { productId: 'HB6156UN69', upc: third }]
  const basketId = await readyCart(shopper, wanted)
  const taken = wanted.slice(0, gone).map(({ upc }) => upc)
  const stock = await shop.db.selectFrom('stock').select(['upc', 'on_hand']).where('upc', 'in', taken).execute()
  // Nothing is held by an earlier test's cart: what others hold is told with another code.
  await shop.db.deleteFrom('stock_holds').execute()
  await shop.db.updateTable('stock').set({ on_hand: 0, reserved: 0 }).where('upc', 'in', taken).execute()
  const refused = await place(shopper, basketId)
  expect([refused.status, refused.error?.errorId]).toEqual([409, code])
  expect(refused.error?.itemIds).toHaveLength(gone)
  for (const { upc, on_hand } of stock) {
    await shop.db.updateTable('stock').set({ on_hand }).where('upc', '=', upc).execute()
  }
})

test('PRM175: a coupon that ended since the shopper saw the sum is shown, and the order is placed without it after', async () => {
  const basketId = await readyCart(shopper, lines())
  await shopper.call(cart.applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
  await withRule('promotions', { endsAt: new Date(Date.now() - 1000).toISOString() }, async () => {
    const refused = await place(shopper, basketId)
    expect([refused.status, refused.error?.errorId]).toEqual([400, 'PRM175'])
    expect((await place(shopper, basketId)).body.totals).toMatchObject({ itemTotal: 224, total: 224 })
  })
})

test('PRM175: the same is shown as a message when the order is prepared, once', async () => {
  const basketId = await readyCart(shopper, lines())
  await shopper.call(cart.applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
  await withRule('promotions', { endsAt: new Date(Date.now() - 1000).toISOString() }, async () => {
    const told = async () =>
      (await shopper.call(endpoints.prepareOrder, { body: { basketId } })).body.flash.map(({ code }) => code)
    expect([await told(), await told()]).toEqual([['PRM175'], []])
  })
})

test('GFS800: a gift that is gone since the shopper saw it is shown, and the order is placed without it after', async () => {
  const basketId = await readyCart(shopper, lines())
  const { body } = await shopper.call(cart.applyCoupon, { body: { cartId: basketId, code: 'GIFT' } })
  const gift = body.items.find(({ bonus }) => bonus)?.upc ?? ''
  const { on_hand } = await stockOf(shop.db, gift)
  await shop.db.updateTable('stock').set({ on_hand: sql`reserved` }).where('upc', '=', gift).execute()
  const refused = await place(shopper, basketId)
  expect([refused.status, refused.error?.errorId]).toEqual([409, 'GFS800'])
  expect((await place(shopper, basketId)).body.items.map(({ upc }) => upc)).toEqual(upcs)
  await shop.db.updateTable('stock').set({ on_hand }).where('upc', '=', gift).execute()
})

/** A cart that a gift card of 50.00 pays a part of. */
async function paidInPart() {
  const basketId = await readyCart(shopper, lines())
  const number = `70${randomInt(1e14)}`
  const value = {
    id: valueIds.giftCard(number),
    kind: 'gift-card' as const,
    currency: 'USD' as const,
    initial: 5000,
    balance: 5000,
  }
  const document = JSON.stringify({ name: number.slice(-4) })
  await shop.db
    .insertInto('stored_values')
    .values({ ...value, secret_hash: pinHash(number, '1234'), allowed: true, document })
    .execute()
  expect((await payWithGiftCard(shopper, basketId, number)).body.totals.remainingToPay).toBe(174)
  const change = (to: object) => shop.db.updateTable('stored_values').set(to).where('id', '=', value.id).execute()
  return { basketId, giftCard: `•••• •••• •••• ${number.slice(-4)}`, change }
}

test.each([
  ['GFC812', 'has ended', { expires_at: new Date(0) }, 224, {}],
  ['GFC740', 'was spent elsewhere', { balance: 0 }, 224, {}],
  ['PYT400', 'holds less', { balance: 100 }, 223, { balance: 1, currency: 'USD' }],
])('%s: a gift card that %s is named when the order is prepared, once', async (code, _what, change, left, more) => {
  const paid = await paidInPart()
  await paid.change(change)
  const prepare = async () => (await shopper.call(endpoints.prepareOrder, { body: { basketId: paid.basketId } })).body
  const { flash, totals, payment_instruments } = await prepare()
  expect(flash).toMatchObject([{ code, details: { giftCard: paid.giftCard, ...more } }])
  expect(totals.remainingToPay).toBe(left)
  expect(payment_instruments.map(({ payment_method_id }) => payment_method_id)).toEqual(['CREDIT_CARD', 'GIFT_CARD'])
  expect((await prepare()).flash).toEqual([])
  expect((await place(shopper, paid.basketId)).body.status).toBe('placed')
})

test.each([
  ['GFC700', 'was withdrawn', { id: 'gift-card:withdrawn' }],
  ['GFC725', 'was stopped', { allowed: false }],
  ['GFC812', 'has ended', { expires_at: new Date(0) }],
  ['GFC740', 'was spent elsewhere', { balance: 0 }],
  ['PYT400', 'holds less', { balance: 100 }],
])(
  '%s: a gift card that %s since the shopper saw the sum is told, and the card pays the rest after',
  async (code, _what, change) => {
    const paid = await paidInPart()
    await paid.change(change)
    const { error } = await place(shopper, paid.basketId)
    expect([error?.errorId, error?.['giftCard']]).toEqual([
      code,
      /GFC7[24]|812|PYT/.test(code) ? paid.giftCard : undefined,
    ])
    expect((await place(shopper, paid.basketId)).body.status).toBe('placed')
    await shop.db.deleteFrom('stored_values').where('id', '=', 'gift-card:withdrawn').execute()
  },
)
