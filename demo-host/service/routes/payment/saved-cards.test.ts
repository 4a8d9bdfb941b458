import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/payment/endpoints'
import { endpoints as provider } from '../../../../core/sandbox/endpoints'
import type { Shopper } from '../../testing/callers'
import { sentenceOf } from '../../languages/sentences'
import { cards, cardToken } from '../../testing/checkout'
import { payWith } from '../../testing/parts'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const nextYear = new Date().getUTCFullYear() + 1

let shop: TestService
let shopper: Shopper

beforeAll(async () => {
  shop = await testService()
  shopper = await shop.person('shopper@till.test')
})
afterAll(() => shop.close())

const read = async (who = shopper) => (await who.call(endpoints.readSavedCards, {})).body.paymentInstruments
const save = (body: object, who = shopper) => who.call(endpoints.saveCard, { body })
const change = (paymentInstrumentId: string, who = shopper) =>
  who.call(endpoints.changeSavedCard, { params: { paymentInstrumentId }, body: { main: true } })
const forget = (paymentInstrumentId: string, who = shopper) =>
  who.call(endpoints.deleteSavedCard, { params: { paymentInstrumentId } })

const codeToken = async (securityCode: string, brand = 'visa') =>
  (await shopper.call(provider.tradeSandboxCode, { body: { securityCode, brand } })).body.codeToken

async function newCart(who: Shopper): Promise<string> {
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  return (await who.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })).body.basketId
}

test('a shopper’s cards are listed without their tokens, the main one first, and one of them pays', async () => {
  const [main] = await read()
  expect(main).toMatchObject({ main: true, brand: 'visa', last4: '1111', expired: false })
  expect(JSON.stringify(await read())).not.toContain('tok_')
  const basketId = await newCart(shopper)
  const card = { paymentInstrumentId: main?.paymentInstrumentId, codeToken: await codeToken('123') }
  const paid = await payWith(shopper, basketId, 'CREDIT_CARD', { card })
  expect(paid.body.payment_instruments).toMatchObject([{ amount: 112, card: { last4: '1111' } }])
  const thief = await shop.person('member@till.test')
  expect((await payWith(thief, await newCart(thief), 'CREDIT_CARD', { card })).error?.errorId).toBe('PYT404')
})

test('a card is kept as it pays, made the main one, and forgotten', async () => {
  const basketId = await newCart(shopper)
  const token = await cardToken(shopper, cards.challenged)
  await payWith(shopper, basketId, 'CREDIT_CARD', { card: { token, saveCard: true } })
  const saved = (await read()).find(({ last4 }) => last4 === '3220')
  expect(saved?.main).toBe(false)
  const changed = await change(saved?.paymentInstrumentId ?? '')
  expect(changed.body.paymentInstruments.map(({ last4, main }) => [last4, main])).toEqual([
    ['3220', true],
    ['4444', false],
    ['1111', false],
  ])
  const left = await forget(saved?.paymentInstrumentId ?? '')
  expect(left.body.paymentInstruments.map(({ last4, main }) => [last4, main])).toEqual([
    ['1111', true],
    ['4444', false],
  ])
})

test('a card past its month is in the list and pays nothing, and a code that the provider never took is refused', async () => {
  const [main, ended] = await read()
  expect(ended).toMatchObject({ brand: 'mastercard', last4: '4444', expired: true })
  const basketId = await newCart(shopper)
  const pay = async (paymentInstrumentId = '', codeToken?: string) =>
    (await payWith(shopper, basketId, 'CREDIT_CARD', { card: { paymentInstrumentId, codeToken } })).error?.errorId
  const right = await codeToken('123')
  expect(await pay(ended?.paymentInstrumentId, right)).toBe('FE309')
  expect(await pay(main?.paymentInstrumentId, await codeToken('1234', 'amex'))).toBe('PAY400')
  expect(await pay(main?.paymentInstrumentId, `${right.slice(0, -1)}-`)).toBe('PAY400')
  expect(await pay(main?.paymentInstrumentId, '123')).toBe('PAY400')
  expect(await pay(main?.paymentInstrumentId, right)).toBeUndefined()
})

test('D1: a security code itself is refused, and the refusal says what takes its place (PAY400)', async () => {
  const basketId = await newCart(shopper)
  const [main] = await read()
  for (const card of [
    { paymentInstrumentId: main?.paymentInstrumentId ?? '', securityCode: '123' },
    { token: await cardToken(shopper, cards.pays), securityCode: '' },
  ]) {
    const { status, error } = await payWith(shopper, basketId, 'CREDIT_CARD', { card })
    expect([status, error?.errorId, error?.field]).toEqual([400, 'PAY400', 'card.securityCode'])
    expect(JSON.stringify(error)).toMatch(/card\.codeToken/)
    expect(JSON.stringify(error)).not.toContain('123')
  }
})

test.each([
  ['four digits of a Visa', '1234', 'visa'],
  ['three of American Express', '123', 'amex'],
  ['letters', '12a', 'visa'],
])('the provider takes no %s for a security code', async (_what, securityCode, brand) => {
  const body = { securityCode, brand }
  expect((await shopper.call(provider.tradeSandboxCode, { body })).error?.errorId).toBe('PAY400')
})

test('the same card twice is PYT300, and with one that is kept already is paid all the same', async () => {
  const token = await cardToken(shopper, cards.declined)
  expect((await save({ token })).body.card.paymentInstrumentId).toBeTruthy()
  expect((await save({ token: await cardToken(shopper, cards.declined) })).error?.errorId).toBe('PYT300')
  const again = await payWith(shopper, await newCart(shopper), 'CREDIT_CARD', { card: { token, saveCard: true } })
  expect(again.error).toBeNull()
})

test('T21: an account has fifty cards at most, and one more pays without being kept', async () => {
  const trade = await shop.person('trade@till.test')
  const card = { token: 'tok_one', brand: 'visa', bin: '411111', last4: '1111', holder: 'Walt', expiryMonth: 1 }
  const rows = Array.from({ length: 50 }, (_none, year) => ({
    ...{ id: `card-${year}`, consumer_no: trade.consumerNo, likeness: `visa ${year}`, main: year === 0 },
    ...{ card: JSON.stringify({ ...card, expiryYear: nextYear + year }), created_at: new Date() },
  }))
  await shop.db.insertInto('saved_cards').values(rows).execute()
  const token = await cardToken(trade, cards.pays)
  expect((await save({ token }, trade)).error).toMatchObject({ errorId: 'PRO412', most: 50 })
  const paid = await payWith(trade, await newCart(trade), 'CREDIT_CARD', { card: { token, saveCard: true } })
  expect([paid.error, (await read(trade)).length]).toEqual([null, 50])
  await shop.db.deleteFrom('saved_cards').where('id', 'like', 'card-%').execute()
})

test.each([
  ['en-US', /saved this card already/],
  ['fr-FR', /déjà enregistré cette carte/],
])('F3: a card that is kept already says so in the shopper’s words, in %s', async (locale, sentence) => {
  const headers = { 'x-locale': locale }
  const token = () => cardToken(shopper, cards.pays)
  await save({ token: await token() })
  const again = await shopper.call(endpoints.saveCard, { headers, body: { token: await token() } })
  expect(again.error).toMatchObject({ errorId: 'PYT300', message: expect.stringMatching(sentence) })
})

test('F3: a card whose new month makes it one that is kept says so in the shopper’s words', async () => {
  const industry = await shop.person('industry@till.test')
  const [first, second] = await Promise.all([0, 1].map(later => cardToken(industry, cards.pays, nextYear + later)))
  await save({ token: first }, industry)
  const { paymentInstrumentId } = (await save({ token: second }, industry)).body.card
  const renewed = await industry.call(endpoints.changeSavedCard, {
    params: { paymentInstrumentId },
    headers: { 'x-locale': 'de-DE' },
    body: { expiryYear: nextYear },
  })
  expect(renewed.error).toMatchObject({ errorId: 'PYT300', message: sentenceOf('PYT300', 'de-DE') })
})

test('FE309: a card that has ended gets no new month that has ended, too, but may become the main one', async () => {
  const ended = (await read()).find(({ expired }) => expired)
  const say = (body: object) =>
    shopper.call(endpoints.changeSavedCard, {
      params: { paymentInstrumentId: ended?.paymentInstrumentId ?? '' },
      body,
    })
  expect((await say({ expiryMonth: 1, expiryYear: 2021 })).error?.errorId).toBe('FE309')
  expect((await say({ expiryMonth: ended?.expiryMonth })).error?.errorId).toBe('FE309')
  expect((await say({ main: true })).status).toBe(200)
  expect((await say({ expiryMonth: 1, expiryYear: nextYear })).status).toBe(200)
})

test.each([
  ['a token that nobody gave', async () => ({ token: 'tok_nobody' }), 'PYT404'],
  ['a card past its month', async () => ({ token: await cardToken(shopper, cards.pays, 2020) }), 'FE309'],
  [
    'an address that is not in the profile',
    async () => ({ token: await cardToken(shopper, cards.fraud), addressId: 'x' }),
    'PYT405',
  ],
  [
    'an address without a city',
    async () => ({ token: await cardToken(shopper, cards.fraud), address: { ...maya, city: ' ' } }),
    'PYT406',
  ],
])('refuses to keep %s', async (_what, body, code) => {
  expect((await save(await body())).error?.errorId).toBe(code)
})

test('nobody reads, changes or forgets another’s cards, and a guest keeps none', async () => {
  const [own] = await read()
  const id = own?.paymentInstrumentId ?? ''
  const other = await shop.person('member@till.test')
  expect(await read(other)).toEqual([])
  expect([(await change(id, other)).error?.errorId, (await forget(id, other)).error?.errorId]).toEqual([
    'PYT404',
    'PYT404',
  ])
  const guest = await shop.guest()
  expect((await guest.call(endpoints.readSavedCards, {})).status).toBe(403)
  expect((await save({ token: await cardToken(guest, cards.pays) }, guest)).status).toBe(403)
})

test('of first cards that are kept at the same moment one is the main one', async () => {
  const trader = await shop.person('trade@till.test')
  const numbers = [cards.pays, cards.challenged, cards.declined, cards.fraud]
  for (let round = 0; round < 5; round += 1) {
    const tokens = await Promise.all(numbers.map(number => cardToken(trader, number)))
    await Promise.all(tokens.map(token => save({ token }, trader)))
    const saved = await read(trader)
    expect(saved.map(({ main }) => main)).toEqual([true, false, false, false])
    for (const { paymentInstrumentId } of saved) await forget(paymentInstrumentId, trader)
  }
})
