import { createWatch } from 'effector'
import { describe, expect, it } from 'vitest'
import { type AnalyticsEvent, tracked } from '../../analytics'
import { $cart, cartAnswered } from '../../cart'
import { $authentication, $step, challengeFailed, orderPlaced, stepDone, stepOpened } from '../../checkout'
import { sameAsShippingChanged, shippingForm } from '../../delivery'
import {
  $isNewCard,
  $isProviderLost,
  type CardFields,
  $cardProblems,
  cardFieldCorrected,
  cardFieldsHidden,
  cardFieldsShown,
  cartsCardWanted,
  methodChosen,
  methodsWanted,
  otherCardWanted,
} from '../../payment'
import { fakeStorage } from '../../testing/fake-storage'
import { aCard, anAddress, anOrder, aReadyCart } from '../../testing/an-order'
import { refuse, type Shop, shopFor } from '../../testing/shop-for'
import { $isSavingBilling, billingSubmitted } from '../../checkout/billing-step'
import '../analytics/follow-checkout'
import './billing-step'
import './checkout-and-cart'
import './delivery-and-cart'
import './order-ends-the-cart'
import './payment-and-cart'
import './shipping-step-is-done'

const addBilling = 'POST /cart/v1/cart/:basketId/billingAddress'
const addCard = 'POST /cart/v1/cart/:basketId/paymentInstruments'
const ways = 'GET /cart/v1/cart/:basketId/paymentMethods'
const offer = { paymentMethods: [{ payment_method_id: 'CREDIT_CARD', label: 'Card' }] }
const token = { kind: 'token', card: { token: 'tok_1', brand: 'visa', bin: '411111', last4: '1111' } } as const

fakeStorage('sessionStorage')

function fields(answer: Awaited<ReturnType<CardFields['tokenise']>>): CardFields {
  return { tokenise: async () => answer, focus: () => {}, unmount: () => {} }
}

async function atBilling(answers: Record<string, unknown> = {}, cart = aReadyCart({ payment_instruments: [] })) {
  const shop = await shopFor({ [addBilling]: () => cart, [addCard]: () => aReadyCart(), [ways]: offer, ...answers })
  await shop.press(cartAnswered, cart)
  await shop.press(stepOpened, 'billing')
  await shop.press(methodsWanted)
  return shop
}

const names = (shop: Shop) => shop.calls.map(({ endpoint }) => endpoint).filter(name => name.startsWith('POST /cart'))

describe('the billing step', () => {
  it('trades the card, sends the address, then the token, and leads to the summary', async () => {
    const shop = await atBilling()
    await shop.press(cardFieldsShown, fields(token))
    await shop.press(billingSubmitted)
    expect(names(shop)).toEqual([addBilling, addCard])
    expect(shop.callsTo(addCard)[0]?.body).toEqual({ payment_method_id: 'CREDIT_CARD', card: { token: 'tok_1' } })
    expect(shop.callsTo(addBilling)[0]?.body).toMatchObject({ address: { addressLine1: '418 Alder Street' } })
    expect(shop.see($step)).toBe('summary')
    expect(shop.see($isSavingBilling)).toBe(false)
  })

  it('sends nothing while the card or the address is wrong', async () => {
    const shop = await atBilling()
    await shop.press(
      cardFieldsShown,
      fields({ kind: 'problems', problems: [{ field: 'cardNumber', problem: 'required' }] }),
    )
    await shop.press(billingSubmitted)
    expect(names(shop)).toEqual([])
    await shop.press(cardFieldsShown, fields({ kind: 'unreachable' }))
    await shop.press(billingSubmitted)
    expect(names(shop)).toEqual([])
    expect(shop.see($isProviderLost)).toBe(true)
    expect(shop.see($isSavingBilling)).toBe(false)
  })

  it('waits for the card’s form where it is sent before that is there', async () => {
    const shop = await atBilling()
    await shop.press(billingSubmitted)
    expect(shop.see($isProviderLost)).toBe(false)
    expect(shop.see($isSavingBilling)).toBe(true)
    await shop.press(cardFieldsShown, fields(token))
    expect(names(shop)).toEqual([addBilling, addCard])
    expect(shop.see($step)).toBe('summary')
  })

  it('waits for the ways to pay, and no longer than they may still come', async () => {
    let isDown = true
    const shop = await shopFor({
      [addBilling]: () => aReadyCart({ payment_instruments: [] }),
      [addCard]: () => aReadyCart(),
      [ways]: () => (isDown ? refuse(400, 'API400') : offer),
    })
    await shop.press(cartAnswered, aReadyCart({ payment_instruments: [] }))
    await shop.press(stepOpened, 'billing')
    await shop.press(billingSubmitted)
    expect(shop.see($isSavingBilling)).toBe(true)
    await shop.press(methodsWanted)
    expect(shop.see($isSavingBilling)).toBe(false)
    isDown = false
    await shop.press(methodsWanted)
    await shop.press(cardFieldsShown, fields(token))
    expect(names(shop)).toEqual([])
    await shop.press(billingSubmitted)
    expect(shop.see($step)).toBe('summary')
  })

  it.each([
    ['leaves the step', (shop: Shop) => shop.press(stepOpened, 'shipping')],
    ['turns to another way', (shop: Shop) => shop.press(methodChosen, 'PAYPAL')],
    ['goes back to the cart’s card', (shop: Shop) => shop.press(cartsCardWanted)],
  ])('sends nothing on later where the shopper %s while it waits', async (_title, turn) => {
    const shop = await atBilling()
    await shop.press(billingSubmitted)
    await turn(shop)
    expect(shop.see($isSavingBilling)).toBe(false)
    await shop.press(cardFieldsShown, fields(token))
    expect(names(shop)).toEqual([])
  })

  it('lists what is wrong with a card until it is right, and no longer than its form is there', async () => {
    const shop = await atBilling()
    const problems = (['cardNumber', 'cardCode'] as const).map(field => ({ field, problem: 'required' as const }))
    const form = fields({ kind: 'problems', problems })
    await shop.press(cardFieldsShown, form)
    await shop.press(billingSubmitted)
    expect(shop.see($cardProblems)).toEqual(problems)
    await shop.press(cardFieldCorrected, 'cardNumber')
    expect(shop.see($cardProblems)).toEqual(problems.slice(1))
    await shop.press(cardFieldsHidden, form)
    expect(shop.see($cardProblems)).toEqual([])
  })

  it('asks for no card where the cart has one, unless another is wanted', async () => {
    const shop = await atBilling({}, aReadyCart({ payment_instruments: [aCard()] }))
    expect(shop.see($isNewCard)).toBe(false)
    await shop.press(billingSubmitted)
    expect(names(shop)).toEqual([addBilling])
    expect(shop.see($step)).toBe('summary')
    await shop.press(otherCardWanted)
    expect(shop.see($isNewCard)).toBe(true)
  })

  it('stays where a card is refused, and can be sent again', async () => {
    let isRefused = true
    const shop = await atBilling({ [addCard]: () => (isRefused ? refuse(400, 'FE309') : aReadyCart()) })
    await shop.press(cardFieldsShown, fields(token))
    await shop.press(billingSubmitted)
    expect(shop.see($step)).toBe('billing')
    expect(shop.see($isSavingBilling)).toBe(false)
    isRefused = false
    await shop.press(billingSubmitted)
    expect(shop.see($step)).toBe('summary')
  })

  it('stays, and can be sent again, while no way to pay is known', async () => {
    const shop = await atBilling({ [ways]: { paymentMethods: [] } })
    await shop.press(billingSubmitted)
    expect(names(shop)).toEqual([])
    expect(shop.see($isSavingBilling)).toBe(false)
  })

  it('asks for no card where nothing is left to pay', async () => {
    const paid = aReadyCart({ payment_instruments: [] })
    const shop = await atBilling({}, { ...paid, totals: { ...paid.totals, remainingToPay: 0 } })
    await shop.press(billingSubmitted)
    expect(names(shop)).toEqual([addBilling])
    expect(shop.see($step)).toBe('summary')
  })

  it('waits for an address of its own', async () => {
    const shop = await atBilling()
    await shop.press(cardFieldsShown, fields(token))
    await shop.press(sameAsShippingChanged, false)
    await shop.press(billingSubmitted)
    expect(names(shop)).toEqual([])
  })
})

describe('an order', () => {
  it('empties the cart and the drafts, and counts as one purchase', async () => {
    const shop = await atBilling()
    const told: AnalyticsEvent[] = []
    createWatch({ unit: tracked, scope: shop.scope, fn: event => void told.push(event) })
    await shop.press(shippingForm.filledIn, { country: 'US', values: { firstName: 'Maya' } })
    await shop.press(orderPlaced, anOrder())
    expect(shop.see($cart)).toBeNull()
    expect(shop.see(shippingForm.$values)).toEqual({})
    expect(told.filter(({ event }) => event === 'purchase')).toMatchObject([
      { ecommerce: { transaction_id: 'NL-204881736', value: 112, currency: 'USD' } },
    ])
  })

  it('that the bank did not confirm leaves the cart that took over its lines, and says so at billing', async () => {
    const taken = aReadyCart({ basketId: 'basket-2', payment_instruments: [], shippingAddress: [anAddress()] })
    const shop = await atBilling({ 'GET /cart/v1/cart/:basketId': () => taken })
    await shop.press(challengeFailed, { ending: 'answered', basketId: 'basket-2' })
    expect(shop.see($cart)?.basketId).toBe('basket-2')
    expect(shop.see($step)).toBe('billing')
    expect(shop.see($authentication)).toBe('answered')
    await shop.press(stepDone, 'billing')
    expect(shop.see($authentication)).toBeNull()
  })
})
