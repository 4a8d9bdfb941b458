import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints } from '../../../../core/profile/endpoints'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const read = async (who: Shopper) => (await who.call(endpoints.readConsumer, {})).body.consumerProfile
const accept = (who: Shopper) =>
  who.call(endpoints.changeConsumer, {
    body: { consumerProfile: { consumerDetails: { employee: { isEmployeeDiscountTCAccepted: true } } } },
  })

test('a shopper reads their own addresses, the main ones first, and a guest has no profile', async () => {
  const { consumerDetails } = await read(await shop.person('shopper@till.test'))
  expect(consumerDetails).toMatchObject({ email: 'shopper@till.test', firstName: 'Maya' })
  expect(consumerDetails.address.map(({ approachType, main, city }) => [approachType, main, city]).sort()).toEqual([
    ['B', true, 'Portland'],
    ['S', false, 'Seattle'],
    ['S', true, 'Portland'],
  ])
  expect(consumerDetails).not.toHaveProperty('employee')
  expect((await (await shop.guest()).call(endpoints.readConsumer, {})).error?.errorId).toBe('AUT404')
})

test('F1: the profile has all that the shop knows of a member, and the points unless they are not asked for', async () => {
  const noor = await shop.person('member@till.test')
  const consumerProfile = await read(noor)
  expect(consumerProfile).toMatchObject({
    consumerDetails: { email: 'member@till.test', firstName: 'Noor', phone: expect.any(String), identity: [] },
    isLoyaltyMember: true,
    loyaltyOptInDate: expect.stringMatching(/^\d{4}-/),
    loyaltySummary: { points: { balance: expect.any(Number) } },
    preferences: { interests: expect.any(String) },
    subscriptions: expect.any(Array),
  })
  const without = await noor.call(endpoints.readConsumer, { query: { includeLoyaltySummary: 'false' } })
  expect(without.body.consumerProfile).not.toHaveProperty('loyaltySummary')
})

test('F1, T22: the data of a user are given to that user, by number and e-mail address, and to nobody else', async () => {
  const [maya, ivy] = [await shop.person('shopper@till.test'), await shop.person('industry@till.test')]
  const retrieve = (who: Shopper, consumerId: string, email: string) =>
    who.call(endpoints.retrieveUserData, { body: { consumerId, email } })
  const own = await retrieve(maya, maya.consumerNo, ' Shopper@TILL.test')
  expect(own.body.consumerProfile).toEqual(await read(maya))
  for (const [who, of, email] of [
    [ivy, maya, 'shopper@till.test'],
    [maya, maya, 'industry@till.test'],
    [await shop.guest(), maya, 'shopper@till.test'],
  ] as const)
    expect((await retrieve(who, of.consumerNo, email)).status).toBeGreaterThanOrEqual(400)
})

test('who may spend so much a year reads what is spent of it', async () => {
  const detailsOf = async (email: string) => (await read(await shop.person(email))).consumerDetails
  expect((await detailsOf('athlete@till.test')).athlete).toEqual({
    currency: 'USD',
    currentSpend: 400,
    remaining: 1600,
    annualCredit: 2000,
  })
  expect((await detailsOf('employee@till.test')).employee).toEqual({
    currency: 'USD',
    currentSpend: 320,
    remaining: 2180,
    annualCap: 2500,
    isEmployeeDiscountTCAccepted: false,
  })
  expect(await detailsOf('trade@till.test')).toMatchObject({
    identity: [{ type: 'WRANX' }],
    prosumer: { currentSpend: 150, remaining: 1050, annualCredit: 1200 },
  })
})

test('D4: what a trade or industry member buys counts against the year’s credit, until the order is taken back', async () => {
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  for (const [email, before, limit, paid] of [
    ['trade@till.test', 150, 1200, 84],
    ['industry@till.test', 90, 1000, 67.2],
  ] as const) {
    const member = await shop.person(email)
    const { body: order } = await place(member, await readyCart(member, [{ productId: SHOE, upc }]))
    const prosumer = async () => (await read(member)).consumerDetails.prosumer
    expect(await prosumer()).toMatchObject({ currentSpend: before + paid, remaining: limit - before - paid })
    await member.call(checkout.cancelOrder, { body: { orderNumber: order.orderNumber } })
    expect(await prosumer()).toMatchObject({ currentSpend: before, remaining: limit - before })
  }
})

test('an employee accepts the terms of the discount, which applies from then on; nobody else has terms', async () => {
  const employee = await shop.person('employee@till.test')
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const { body: before } = await employee.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
  expect(before.totals.total).toBe(112)
  const { body } = await accept(employee)
  expect(body.consumerProfile.consumerDetails.employee?.isEmployeeDiscountTCAccepted).toBe(true)
  const { body: after } = await employee.call(cart.readCart, { params: { basketId: before.basketId } })
  expect(after).toMatchObject({ totals: { total: 78.4 }, customerNotifications: [] })
  expect((await accept(await shop.person('shopper@till.test'))).error?.errorId).toBe('AUT404')
})
