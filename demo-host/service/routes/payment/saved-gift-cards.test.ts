import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/payment/endpoints'
import type { Shopper } from '../../testing/callers'
import { payWith } from '../../testing/parts'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'
import { giftCards } from '../../seed/gift-cards'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const read = async (who: Shopper) => (await who.call(endpoints.readSavedCards)).body
const save = (who: Shopper, giftCard: object) => who.call(endpoints.saveCard, { body: { giftCard } })
const change = (who: Shopper, paymentInstrumentId: string, body: object) =>
  who.call(endpoints.changeSavedCard, { params: { paymentInstrumentId }, body })

const good = () => {
  const card = giftCards(new Date()).find(
    ({ allowed, balance, currency }) => allowed && balance > 0 && currency === 'USD',
  )
  return { number: card?.number ?? '', pin: card?.pin ?? '' }
}

test('F3: a gift card is kept without its number, shown with its balance, and forgotten', async () => {
  const maya = await shop.person('shopper@till.test')
  const card = good()
  const { status, body } = await save(maya, card)
  expect(status).toBe(200)
  const { giftCards: saved, paymentInstruments } = await read(maya)
  expect(saved).toMatchObject([{ number: `•••• •••• •••• ${card.number.slice(-4)}`, currency: 'USD', expired: false }])
  expect(saved?.[0]?.balance).toBeGreaterThan(0)
  expect(paymentInstruments).toHaveLength(2)
  const rows = JSON.stringify(await shop.db.selectFrom('saved_gift_cards').selectAll().execute())
  expect(rows).not.toContain(card.number)

  expect((await save(maya, card)).error?.errorId).toBe('PYT300')
  const { paymentInstrumentId } = body.card
  const thief = await shop.person('member@till.test')
  const gone = (who: Shopper) => who.call(endpoints.deleteSavedCard, { params: { paymentInstrumentId } })
  expect((await gone(thief)).error?.errorId).toBe('PYT404')
  expect((await gone(maya)).body.giftCards).toEqual([])
})

test('D2: a gift card that is kept pays without its number, for its own shopper alone', async () => {
  const maya = await shop.person('shopper@till.test')
  const thief = await shop.person('member@till.test')
  const { body } = await save(maya, good())
  const { paymentInstrumentId } = body.card
  const pay = async (who: Shopper) => {
    const upc = await upcOn(shop.db, 'TQ4407AB12', 'cobalt', '10')
    const { body: own } = await who.call(cart.createCartWithItem, { body: { productId: 'TQ4407AB12', upc } })
    return payWith(who, own.basketId, 'GIFT_CARD', { paymentInstrumentId })
  }
  const paid = await pay(maya)
  expect(paid.body.payment_instruments).toMatchObject([
    { payment_method_id: 'GIFT_CARD', giftCard: { number: `•••• •••• •••• ${good().number.slice(-4)}` } },
  ])
  expect(paid.body.payment_instruments[0]?.amount).toBeGreaterThan(0)
  expect((await pay(thief)).error?.errorId).toBe('PYT404')
  await maya.call(endpoints.deleteSavedCard, { params: { paymentInstrumentId } })
})

test('F3: a gift card that nobody has, and a wrong PIN, are refused alike', async () => {
  const maya = await shop.person('shopper@till.test')
  const refusals = [
    await save(maya, { number: '6000000000000000', pin: '0000' }),
    await save(maya, { ...good(), pin: '0001' }),
  ]
  expect(refusals.map(({ error }) => error?.errorId)).toEqual(['GFC800', 'GFC800'])
  expect((await save(maya, { number: '', pin: '' })).error?.errorId).toBe('GFC400')
})

test('F3: a card that the bank renewed is good until its new month; a month that is over is FE309', async () => {
  const maya = await shop.person('shopper@till.test')
  const ended = (await read(maya)).paymentInstruments.find(({ expired }) => expired)
  const id = ended?.paymentInstrumentId ?? ''
  const expiryYear = new Date().getUTCFullYear() + 2
  const answer = await change(maya, id, { expiryMonth: 4, expiryYear })
  const renewed = answer.body.paymentInstruments.find(({ paymentInstrumentId }) => paymentInstrumentId === id)
  expect(renewed).toMatchObject({ last4: ended?.last4, expiryMonth: 4, expiryYear, expired: false, main: false })
  expect((await change(maya, id, { expiryYear: 2020 })).error?.errorId).toBe('FE309')
})
