import { describe, expect, it } from 'vitest'
import { $cart, cartAnswered } from '../cart'
import { $wholeCart } from '../cart/whole-cart'
import { $loyalty, $voucherFailure, $vouchers, loyaltyShown, voucherChosen } from '../loyalty'
import type { PaymentInstrument } from '../shapes/payment-instrument'
import { deferred } from '../testing/deferred'
import { aCard, aReadyCart } from '../testing/an-order'
import { refuse, shopFor } from '../testing/shop-for'
import '../wiring/checkout/loyalty-and-cart'
import '../wiring/checkout/payment-and-cart'
import {
  $balance,
  $missingParts,
  $openPart,
  $partFailure,
  $partOffers,
  $parts,
  $pendingParts,
  $removedParts,
  balanceRequested,
  methodsWanted,
  partRemoved,
  partSubmitted,
  partToggled,
} from './index'

const add = 'POST /cart/v1/cart/:basketId/paymentInstruments'
const remove = 'DELETE /cart/v1/cart/:basketId/paymentInstruments'
const methods = 'GET /cart/v1/cart/:basketId/paymentMethods'
const vouchers = 'GET /consumers-v3/consumer/loyalty/vouchers'
const reward = 'PUT /cart/v1/cart/:basketId/reward'

const giftCard: PaymentInstrument = {
  payment_instrument_id: 'gift-1',
  payment_method_id: 'GIFT_CARD',
  amount: 50,
  giftCard: { number: '•••• •••• •••• 7445', balance: 50 },
}
const typed = { number: '6006 4912 6055 0227 445', pin: '1234' }
const plain = aReadyCart()
const left = (remainingToPay: number) => ({ ...plain.totals, remainingToPay })
const withGiftCard = aReadyCart({ payment_instruments: [aCard({ amount: 62 }), giftCard], totals: left(62) })

async function atBilling(answers: Record<string, unknown> = {}) {
  const shop = await shopFor({ [add]: withGiftCard, [remove]: plain, ...answers })
  await shop.press(cartAnswered, plain)
  return shop
}

describe('what pays a part', () => {
  it('is a gift card, whose form closes and whose number is kept nowhere', async () => {
    const shop = await atBilling()
    await shop.press(partToggled, 'GIFT_CARD')
    await shop.press(partSubmitted, { kind: 'GIFT_CARD', giftCard: typed })
    expect(shop.callsTo(add)[0]?.body).toEqual({ payment_method_id: 'GIFT_CARD', giftCard: typed })
    expect(shop.see($parts)).toEqual([giftCard])
    expect(shop.see($cart)?.totals.remainingToPay).toBe(62)
    expect(shop.see($openPart)).toBeNull()
    expect(JSON.stringify(shop.scope.getState($parts))).not.toContain('6006')
  })

  it('whose answer comes while another form is open leaves that as it is', async () => {
    let answer = () => {}
    const asked = new Promise(resolve => {
      answer = () => resolve(withGiftCard)
    })
    const shop = await atBilling({ [add]: () => asked })
    await shop.press(partToggled, 'GIFT_CARD')
    const submitted = shop.press(partSubmitted, { kind: 'GIFT_CARD', giftCard: typed })
    const opened = shop.press(partToggled, 'LOYALTY_POINTS')
    answer()
    await Promise.all([submitted, opened])
    expect(shop.see($parts)).toEqual([giftCard])
    expect(shop.see($openPart)).toBe('LOYALTY_POINTS')
  })

  it('taken back leaves the cart as the service answers it', async () => {
    const shop = await atBilling()
    await shop.press(partSubmitted, { kind: 'GIFT_CARD', giftCard: typed })
    await shop.press(partRemoved, 'gift-1')
    expect(shop.callsTo(remove)[0]?.body).toEqual({ payment_instrument_id: 'gift-1' })
    expect(shop.see($parts)).toEqual([])
    expect(shop.see($cart)?.totals.remainingToPay).toBe(plain.totals.remainingToPay)
  })

  it('D2: each of two that are taken back at once is, and each of two kinds that are added at once', async () => {
    const answer = deferred()
    const shop = await atBilling({ [add]: () => answer.promise, [remove]: () => answer.promise })
    const credit = { kind: 'ATHLETES_PAYMENT' } as const
    const presses = [
      ...['gift-1', 'gift-2', 'gift-1'].map(id => shop.press(partRemoved, id)),
      shop.press(partSubmitted, { kind: 'GIFT_CARD', giftCard: typed }),
      ...[credit, credit].map(part => shop.press(partSubmitted, part)),
    ]
    await expect.poll(() => shop.callsTo(add).length + shop.callsTo(remove).length).toBe(4)
    expect(shop.see($removedParts)).toEqual(['gift-1', 'gift-2'])
    expect(shop.see($pendingParts)).toEqual(['GIFT_CARD', 'ATHLETES_PAYMENT'])
    answer.resolve(plain)
    await Promise.all(presses)
    expect([...shop.see($removedParts), ...shop.see($pendingParts)]).toEqual([])
    expect(shop.callsTo(remove).map(({ body }) => body)).toEqual([
      { payment_instrument_id: 'gift-1' },
      { payment_instrument_id: 'gift-2' },
    ])
  })

  it.each(['GFC400', 'GFC410', 'GFC800', 'GFC812', 'GFC725', 'GFC740', 'GFC755', 'GFO405'])(
    'refused with %s stays open and says why beside its form, until it is closed',
    async code => {
      const shop = await atBilling({ [add]: refuse(400, code) })
      await shop.press(partToggled, 'GIFT_CARD')
      await shop.press(partSubmitted, { kind: 'GIFT_CARD', giftCard: typed })
      expect(shop.see($partFailure)).toMatchObject({ kind: 'GIFT_CARD', error: { code } })
      expect(shop.see($openPart)).toBe('GIFT_CARD')
      await shop.press(partToggled, 'GIFT_CARD')
      expect(shop.see($partFailure)).toBeNull()
    },
  )

  it.each([
    [
      'a gift card without its number',
      { kind: 'GIFT_CARD', giftCard: { number: '', pin: '1234' } },
      { number: 'required' },
    ],
    ['a gift card without its PIN', { kind: 'GIFT_CARD', giftCard: { ...typed, pin: '' } }, { pin: 'required' }],
    ['a reward without its code', { kind: 'REWARD_CODE', code: '' }, { code: 'required' }],
    ['points that are no number', { kind: 'LOYALTY_POINTS', points: Number.NaN }, { points: 'whole-number' }],
  ] as const)('D2, D3: %s asks nobody, and says at the field what is missing', async (_what, part, missing) => {
    const shop = await atBilling({ [add]: refuse(400, 'GFC800') })
    await shop.press(partToggled, part.kind)
    await shop.press(partSubmitted, { kind: 'GIFT_CARD', giftCard: typed })
    await shop.press(partSubmitted, part)
    expect([shop.see($missingParts), shop.see($partFailure)]).toEqual([missing, null])
    expect(shop.callsTo(add)).toHaveLength(1)
    await shop.press(partToggled, part.kind)
    expect(shop.see($missingParts)).toEqual({})
  })

  it('D2: without its number is not asked for its balance', async () => {
    const shop = await atBilling()
    await shop.press(balanceRequested, { number: '', pin: '' })
    expect(shop.callsTo('POST /cart/v1/giftcard/balance')).toEqual([])
    expect(shop.see($missingParts)).toEqual({ number: 'required', pin: 'required' })
  })

  it('is told its balance, which goes when the form is closed', async () => {
    const balance = { balance: 50, currency: 'USD', number: '•••• •••• •••• 7445' }
    const shop = await atBilling({ 'POST /cart/v1/giftcard/balance': balance })
    await shop.press(partToggled, 'GIFT_CARD')
    await shop.press(balanceRequested, typed)
    expect(shop.see($balance)).toEqual(balance)
    await shop.press(partToggled, 'GIFT_CARD')
    expect(shop.see($balance)).toBeNull()
  })

  it('D2: is asked for its balance once, however often it is pressed meanwhile', async () => {
    const balance = deferred()
    const shop = await atBilling({ 'POST /cart/v1/giftcard/balance': () => balance.promise })
    const presses = [shop.press(balanceRequested, typed), shop.press(balanceRequested, typed)]
    await expect.poll(() => shop.callsTo('POST /cart/v1/giftcard/balance').length).toBe(1)
    balance.resolve({ balance: 50, currency: 'USD', number: '•••• •••• •••• 7445' })
    await Promise.all(presses)
    expect(shop.callsTo('POST /cart/v1/giftcard/balance')).toHaveLength(1)
    expect(shop.see($balance)?.balance).toBe(50)
  })
})

describe('a member’s vouchers', () => {
  const offer = {
    paymentMethods: [
      { payment_method_id: 'LOYALTY_POINTS', label: 'Points', points: 1500, amount: 15 },
      { payment_method_id: 'GIFT_CARD', label: 'Gift card' },
    ],
  }
  const voucher = (id: string, points: number) => ({
    id,
    name: id,
    points,
    amountInCurrency: points / 100,
    available: true,
    eligible: points <= 1500,
  })
  const mine = {
    memberId: 'NL1',
    currentLoyaltyPoints: 1500,
    applicableLoyaltyVouchers: [voucher('five', 500), { ...voucher('gone', 100), available: false }],
  }

  it('are read once points are offered, and one of them pays', async () => {
    const paid = aReadyCart({ reward: { points: 500, amountInCurrency: 5 } })
    const shop = await atBilling({ [methods]: offer, [vouchers]: mine, [reward]: paid })
    await shop.press(methodsWanted)
    expect(shop.see($vouchers).map(({ id }) => id)).toEqual(['five'])
    await shop.press(loyaltyShown)
    expect(shop.callsTo(vouchers), 'what a second view shows is known').toHaveLength(1)
    await Promise.all([1, 2].map(() => shop.press(voucherChosen, 'five')))
    expect(shop.callsTo(reward)).toHaveLength(1)
    expect(shop.callsTo(reward)[0]?.body).toEqual({ appliedLoyaltyVoucher: { id: 'five' } })
    expect(shop.see($wholeCart)?.reward).toEqual({ points: 500, amountInCurrency: 5 })
    await shop.press(voucherChosen, null)
    expect(shop.callsTo(reward)[1]?.body).toEqual({ appliedLoyaltyVoucher: null })
  })

  it('D3: takes its points from those that are offered beside it', async () => {
    const paid = aReadyCart({ reward: { points: 500, amountInCurrency: 5 } })
    const card = { payment_method_id: 'CREDIT_CARD', label: 'Card' }
    const fewer = { paymentMethods: [{ ...offer.paymentMethods[0], points: 1000, amount: 10 }, card] }
    const offers = [offer, fewer]
    const shop = await atBilling({ [methods]: () => offers.shift(), [vouchers]: mine, [reward]: paid })
    await shop.press(methodsWanted)
    await shop.press(voucherChosen, 'five')
    expect(shop.see($partOffers)).toMatchObject([{ points: 1000, amount: 10 }])
  })

  it('are not asked for where no points are offered, and say why one does not pay', async () => {
    const shop = await atBilling({ [methods]: { paymentMethods: [] }, [reward]: refuse(409, 'REW140') })
    await shop.press(methodsWanted)
    expect(shop.see($loyalty)).toBeNull()
    expect(shop.callsTo(vouchers)).toHaveLength(0)
    await shop.press(voucherChosen, 'large')
    expect(shop.see($voucherFailure)).toMatchObject({ code: 'REW140' })
  })
})
