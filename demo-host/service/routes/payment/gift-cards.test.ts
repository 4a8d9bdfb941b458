import { describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/payment/endpoints'
import { MAX_GIFT_CARDS } from '../../documents/cart'
import { limitsOf } from '../../limits'
import type { Shopper } from '../../testing/callers'
import { cardToken, cards } from '../../testing/checkout'
import { openShop, SHOE, shop, upc } from '../../testing/open-shop'
import { giftCards, newGiftCard, payWith, payWithGiftCard, takeBack } from '../../testing/parts'
import { testService } from '../../testing/test-service'

const GIFT_CARD = 'TQ4407AB15'

openShop()

async function cartOf(who: Shopper | string): Promise<{ shopper: Shopper; basketId: string }> {
  const shopper = typeof who === 'string' ? await shop.person(who) : who
  const { body } = await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
  return { shopper, basketId: body.basketId }
}

describe('gift cards', () => {
  test('bring what is on them, show four digits, and taken back leave the sum as it was', async () => {
    const { shopper, basketId } = await cartOf(await shop.guest())
    const first = await payWithGiftCard(shopper, basketId, giftCards.fifty)
    expect(first.body.totals).toMatchObject({ total: 112, remainingToPay: 62 })
    expect(first.body.payment_instruments).toMatchObject([
      { payment_method_id: 'GIFT_CARD', amount: 50, giftCard: { number: '•••• •••• •••• 7445', balance: 50 } },
    ])
    const second = await payWithGiftCard(shopper, basketId, giftCards.fiveHundred.replaceAll(' ', ''))
    expect(second.body.totals.remainingToPay).toBe(0)
    expect(second.body.payment_instruments.map(({ amount }) => amount)).toEqual([50, 62])
    expect(JSON.stringify(second.body)).not.toContain('60064912')

    const [one, other] = second.body.payment_instruments.map(part => part.payment_instrument_id)
    const less = await takeBack(shopper, basketId, one ?? '')
    expect(less.body.payment_instruments).toMatchObject([{ payment_instrument_id: other, amount: 112 }])
    const none = await takeBack(shopper, basketId, other ?? '')
    expect(none.body.payment_instruments).toEqual([])
    expect(none.body.totals.remainingToPay).toBe(112)
    expect((await takeBack(shopper, basketId, other ?? '')).error?.errorId).toBe('PYT404')
  })

  test('D2: are found by number and PIN in Arabic and full-width digits, too', async () => {
    const { shopper, basketId } = await cartOf(await shop.guest())
    const arabic = giftCards.fifty.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
    const { body } = await payWith(shopper, basketId, 'GIFT_CARD', { giftCard: { number: arabic, pin: '１２３４' } })
    expect(body.totals.remainingToPay).toBe(62)
  })

  test('leave the rest to the main way, whose card stays when they pay for all', async () => {
    const { shopper, basketId } = await cartOf(await shop.guest())
    await payWith(shopper, basketId, 'CREDIT_CARD', { card: { token: await cardToken(shopper, cards.pays) } })
    const { body } = await payWithGiftCard(shopper, basketId, giftCards.fiveHundred)
    expect(body.payment_instruments).toMatchObject([
      { payment_method_id: 'CREDIT_CARD', amount: 0 },
      { payment_method_id: 'GIFT_CARD', amount: 112 },
    ])
  })

  test('T8: no body says what they bring: a sum above the balance, a balance or a discount of its own changes nothing', async () => {
    const { shopper, basketId } = await cartOf(await shop.guest())
    const { body } = await payWith(shopper, basketId, 'GIFT_CARD', {
      giftCard: { number: giftCards.fifty, pin: '1234', balance: 9999 },
      amount: 9999,
      remainingToPay: 0,
    })
    expect(body.totals.remainingToPay).toBe(62)
    const bad = await payWith(shopper, basketId, 'GIFT_CARD', {
      giftCard: { number: giftCards.fiveHundred, pin: '1234' },
      amount: 0.001,
    })
    expect(bad.status).toBe(400)
  })

  test('tell their balance', async () => {
    const shopper = await shop.guest()
    const { body } = await shopper.call(endpoints.readGiftCardBalance, {
      body: { number: giftCards.fifty, pin: '1234' },
    })
    expect(body).toEqual({ balance: 50, currency: 'USD', number: '•••• •••• •••• 7445' })
  })

  test.each([
    ['no number', '', '1234', 'GFC400'],
    ['no PIN', giftCards.fifty, ' ', 'GFC400'],
    ['a number that nobody has', '6006 4912 6055 0227 999', '1234', 'GFC800'],
    ['the wrong PIN', giftCards.fifty, '4321', 'GFC800'],
    ['the wrong PIN of an ended card, without a hint', giftCards.ended, '4321', 'GFC800'],
    ['what is no number at all', '1', '1', 'GFC800'],
    ['an ended card', giftCards.ended, '1234', 'GFC812'],
    ['one that is not to be paid with', giftCards.notAllowed, '1234', 'GFC725'],
    ['one with nothing on it', giftCards.empty, '1234', 'GFC740'],
  ])('refuse %s', async (_what, number, pin, code) => {
    const { shopper, basketId } = await cartOf(await shop.guest())
    expect((await payWithGiftCard(shopper, basketId, number, pin)).error?.errorId).toBe(code)
    if (code === 'GFC740') return
    const balance = await shopper.call(endpoints.readGiftCardBalance, { body: { number, pin } })
    expect(balance.error?.errorId).toBe(code)
  })

  test('refuse the same twice (GFC755), another currency (GFO405), one too many (GFC410)', async () => {
    const { shopper, basketId } = await cartOf(await shop.guest())
    await payWithGiftCard(shopper, basketId, giftCards.fifty)
    expect((await payWithGiftCard(shopper, basketId, giftCards.fifty)).error?.errorId).toBe('GFC755')
    const foreign = await newGiftCard(shop.db, '7000000000000000000', 5000, 'CAD')
    expect((await payWithGiftCard(shopper, basketId, foreign)).error?.errorId).toBe('GFO405')
    for (let index = 1; index < MAX_GIFT_CARDS; index += 1) {
      const { error } = await payWithGiftCard(
        shopper,
        basketId,
        await newGiftCard(shop.db, `700000000000000000${index}`, 100),
      )
      expect(error).toBeNull()
    }
    const tooMany = await payWithGiftCard(shopper, basketId, giftCards.fiveHundred)
    expect(tooMany.error).toMatchObject({ errorId: 'GFC410', maximum: MAX_GIFT_CARDS })
  })

  test('pay for no gift cards (GFO405), and beside other things not for their part', async () => {
    const shopper = await shop.guest()
    const facts = await shop.db.selectFrom('variants').select('upc').where('product_id', '=', GIFT_CARD).execute()
    const giftOption = { to: 'Noor', email: 'noor@example.com', message: 'Run' }
    const wanted = { productId: GIFT_CARD, upc: facts[0]?.upc, customAmount: 100, giftOption }
    const { body } = await shopper.call(cart.createCartWithItem, { body: wanted })
    const { basketId } = body
    expect((await payWithGiftCard(shopper, basketId, giftCards.fiveHundred)).error?.errorId).toBe('GFO405')
    await shopper.call(cart.addItem, { body: { cartId: basketId, productId: SHOE, upc } })
    const mixed = await payWithGiftCard(shopper, basketId, giftCards.fiveHundred)
    expect(mixed.body.payment_instruments).toMatchObject([{ amount: 112 }])
    expect(mixed.body.totals.remainingToPay).toBe(mixed.body.totals.total - 112)
  })

  test('T21: are guessed ten times a minute by one shopper, thirty from one address, whoever asks', async () => {
    const limited = await testService({ limits: { ...limitsOf(false), giftCard: { max: 4, seconds: 60 } } })
    const guess = async (shopper: Shopper) =>
      (await shopper.call(endpoints.readGiftCardBalance, { body: { number: '7999', pin: '1' } })).status
    const one = await limited.guest()
    const first = await Promise.all(Array.from({ length: 6 }, () => guess(one)))
    expect(first.filter(status => status === 429)).toHaveLength(2)
    const others: number[] = []
    for (let index = 0; index < 8; index += 1) others.push(await guess(await limited.guest()))
    expect(others.filter(status => status === 429)).toHaveLength(2)
    await limited.close()
  })

  test('say GFC799 where they could not be looked up', async () => {
    const broken = await testService()
    const shopper = await broken.guest()
    await broken.db.schema.alterTable('stored_values').renameTo('lost_values').execute()
    const answer = await shopper.call(endpoints.readGiftCardBalance, { body: { number: '7', pin: '1' } })
    expect([answer.status, answer.error?.errorId]).toEqual([502, 'GFC799'])
    await broken.close()
  })
})
