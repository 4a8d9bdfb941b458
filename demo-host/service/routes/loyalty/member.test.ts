import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../core/loyalty/endpoints'
import { redeemValues } from '../../repositories/value-ledger'
import { callerOf } from '../../testing/callers'
import { testService, type TestService } from '../../testing/test-service'
import { valueIds } from '../../values/value-ids'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

test('F6: a member reads balance, vouchers with their currency, and the book of the points', async () => {
  const noor = await shop.person('member@till.test')
  const read = async () => (await noor.call(endpoints.readVouchers)).body
  expect(await read()).toMatchObject({ currentLoyaltyPoints: 1500, currency: 'USD', book: [] })
  const taking = { valueId: valueIds.points(noor.consumerNo), units: 200 }
  await shop.db.transaction().execute(tx => redeemValues(tx, '1001', [taking], new Date()))
  expect(await read()).toMatchObject({
    currentLoyaltyPoints: 1300,
    book: [{ orderNumber: '1001', kind: 'redeem', points: -200 }],
  })
})

test('A10: a link of a member invites, and any other code does not; who it is, nobody learns, nor a page of another site anything', async () => {
  const ask = (referral: string) => shop.nobody(endpoints.readInvitation, { query: { referral } })
  expect((await ask('NL20448817')).body).toEqual({ isValid: true, points: 250 })
  expect((await ask('NL0')).body).toEqual({ isValid: false, points: 250 })
  const partner = callerOf(shop.app, { key: 'pk_partner' })
  expect((await partner(endpoints.readInvitation, { query: { referral: 'NL20448817' } })).status).toBe(403)
})

test('F6: a voucher that is gone says whether it was used, has ended or is blocked', async () => {
  const { call, consumerNo } = await shop.person('member@till.test')
  const vouchers = async () => (await call(endpoints.readVouchers)).body.applicableLoyaltyVouchers
  const id = (await vouchers()).find(({ available }) => available)?.id ?? ''
  const told = async (change: { expires_at?: Date | null; allowed?: boolean; balance?: number }) => {
    await shop.db
      .updateTable('stored_values')
      .set(change)
      .where('id', '=', id)
      .where('owner', '=', consumerNo)
      .execute()
    return (await vouchers()).find(one => one.id === id)
  }
  const before = new Date(Date.now() - 1000)
  expect(await told({ expires_at: before })).toMatchObject({ available: false, reason: 'ended' })
  expect(await told({ expires_at: null, allowed: false })).toMatchObject({ available: false, reason: 'blocked' })
  expect(await told({ allowed: true, balance: 0 })).toMatchObject({ available: false, reason: 'used' })
})

test('F6: a member is welcomed with a code; nobody else is', async () => {
  const { body } = await (await shop.person('member@till.test')).call(endpoints.readWelcomePromo)
  expect(body.promo).toEqual({ code: 'WELCOME10', name: 'Welcome: 10% off' })
  const others = [await shop.person('shopper@till.test'), await shop.person('joining@till.test')]
  const refusals = await Promise.all(others.map(who => who.call(endpoints.readWelcomePromo)))
  expect(refusals.map(({ error }) => error?.errorId)).toEqual(['REW130', 'REW135'])
})
