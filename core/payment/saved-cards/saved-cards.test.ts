import { createWatch } from 'effector'
import { describe, expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { $step, stepOpened } from '../../checkout'
import { type NewToast, toastShown } from '../../notices'
import { anAddress, aReadyCart } from '../../testing/an-order'
import { refuse, type Shop, shopFor } from '../../testing/shop-for'
import { billingSubmitted } from '../../checkout/billing-step'
import '../../wiring/checkout/billing-step'
import '../../wiring/checkout/checkout-and-cart'
import '../../wiring/checkout/delivery-and-cart'
import '../../wiring/checkout/payment-and-cart'
import '../../wiring/checkout/saved-card-says-what-failed'
import '../../wiring/checkout/shipping-step-is-done'
import type { SavedCard } from '../contracts'
import type { CodeField, TokenisedCode } from '../provider'
import { $cardProblems, $isProviderLost, type CardFields, cardFieldsShown, methodsWanted } from '../index'
import {
  $cardRemovalFailure,
  $savedCard,
  $savedCardFailure,
  $savedCards,
  codeFieldShown,
  saveCardChanged,
  makingMainChanged,
  $makeMainFailure,
  savedCardChosen,
  savedCardMadeMain,
  savedCardRemoved,
  savedCardsWanted,
} from './index'

const pay = 'POST /cart/v1/cart/:basketId/paymentInstruments'
const methods = 'GET /cart/v1/cart/:basketId/paymentMethods'
const mine = '/consumers-v3/consumer/payment_instruments'
const read = `GET ${mine}`
const save = `POST ${mine}`
const remove = `DELETE ${mine}/:paymentInstrumentId`
const change = `PATCH ${mine}/:paymentInstrumentId`

const card = (id: string, more: Partial<SavedCard> = {}): SavedCard => ({
  paymentInstrumentId: id,
  main: false,
  brand: 'visa',
  last4: '1111',
  holder: 'Maya Okafor',
  expiryMonth: 12,
  expiryYear: 2029,
  expired: false,
  ...more,
})
const listed = (...paymentInstruments: SavedCard[]) => ({ paymentInstruments })
const main = card('main', { main: true })
const second = card('second', { brand: 'amex', last4: '0002' })
const ended = card('ended', { expired: true })

const token = { kind: 'token', card: { token: 'tok_1', brand: 'visa', bin: '411111', last4: '1111' } } as const
const form: CardFields = { tokenise: async () => token, focus: () => {}, unmount: () => {} }

const coded = { kind: 'token', codeToken: 'code_1' } as const
const empty = { kind: 'problems', problems: [{ field: 'cardCode', problem: 'required' }] } as const
const codeField = (said: TokenisedCode): CodeField => ({ tokenise: async () => said, unmount: () => {} })

async function atBilling(answers: Record<string, unknown> = {}): Promise<Shop> {
  // A toast's clock runs on beside whatever a test waits for.
  const config = { toastDelay: 0 }
  const cart = aReadyCart({ payment_instruments: [], billingAddress: anAddress() })
  const shop = await shopFor(
    {
      'POST /cart/v1/cart/:basketId/billingAddress': cart,
      [pay]: aReadyCart(),
      [methods]: { paymentMethods: [{ payment_method_id: 'CREDIT_CARD', label: 'Card' }] },
      [read]: listed(main, second, ended),
      [save]: { card: { paymentInstrumentId: 'new' } },
      [remove]: listed(second, ended),
      ...answers,
    },
    { config },
  )
  await shop.press(cartAnswered, cart)
  await shop.press(stepOpened, 'billing')
  await shop.press(methodsWanted)
  await shop.press(savedCardsWanted)
  return shop
}

describe('cards that a shopper keeps', () => {
  it('pay with the main one first, with the provider’s token for its security code', async () => {
    const shop = await atBilling()
    expect(shop.see($savedCard)).toEqual(main)
    await shop.press(codeFieldShown, codeField(empty))
    await shop.press(billingSubmitted)
    expect(shop.see($cardProblems)).toEqual(empty.problems)
    expect(shop.callsTo(pay)).toHaveLength(0)
    await shop.press(codeFieldShown, codeField(coded))
    await shop.press(billingSubmitted)
    expect(shop.see($cardProblems)).toEqual([])
    expect(shop.callsTo(pay)[0]?.body).toEqual({
      payment_method_id: 'CREDIT_CARD',
      card: { paymentInstrumentId: 'main', codeToken: 'code_1' },
    })
    expect(shop.see($step)).toBe('summary')
  })

  it('wait where the provider cannot be reached, and say so', async () => {
    const shop = await atBilling()
    await shop.press(codeFieldShown, codeField({ kind: 'unreachable' }))
    await shop.press(billingSubmitted)
    expect(shop.see($isProviderLost)).toBe(true)
    expect(shop.callsTo(pay)).toHaveLength(0)
    await shop.press(codeFieldShown, codeField(coded))
    await shop.press(billingSubmitted)
    expect(shop.see($isProviderLost)).toBe(false)
    expect(shop.see($step)).toBe('summary')
  })

  it('wait for the field of their code where they are sent before that is there', async () => {
    const shop = await atBilling()
    await shop.press(billingSubmitted)
    expect(shop.see($isProviderLost)).toBe(false)
    await shop.press(codeFieldShown, codeField(coded))
    expect(shop.callsTo(pay)).toHaveLength(1)
    expect(shop.see($step)).toBe('summary')
  })

  it('past their date are never chosen, not even as the only ones', async () => {
    const shop = await atBilling({ [read]: listed(ended) })
    expect(shop.see($savedCard)).toBeNull()
    await shop.press(savedCardChosen, 'ended')
    expect(shop.see($savedCard)).toBeNull()
  })

  it('are read again where the service refuses one', async () => {
    const shop = await atBilling({ [pay]: refuse(400, 'FE309') })
    await shop.press(codeFieldShown, codeField(coded))
    await shop.press(billingSubmitted)
    expect(shop.see($savedCardFailure)).toMatchObject({ code: 'FE309' })
    expect(shop.see($step)).toBe('billing')
    expect(shop.callsTo(read)).toHaveLength(2)
  })

  it('are forgotten on demand, and the next one pays then', async () => {
    const shop = await atBilling()
    await Promise.all([1, 2].map(() => shop.press(savedCardRemoved, 'main')))
    expect(shop.callsTo(remove)).toHaveLength(1)
    expect(shop.see($savedCards)).toEqual([second, ended])
    expect(shop.see($savedCard)).toEqual(second)
  })

  it('that cannot be forgotten stay, and it is said why', async () => {
    const shop = await atBilling({ [remove]: refuse(404, 'PYT404') })
    await shop.press(savedCardRemoved, 'main')
    expect(shop.see($cardRemovalFailure)).toMatchObject({ code: 'PYT404' })
    expect(shop.see($savedCards)).toHaveLength(3)
  })
})

describe('a new card', () => {
  const withForm = async (answers: Record<string, unknown> = {}) => {
    const shop = await atBilling(answers)
    await shop.press(savedCardChosen, null)
    await shop.press(cardFieldsShown, form)
    return shop
  }

  it('is kept only where the shopper asks for it', async () => {
    const shop = await withForm()
    await shop.press(billingSubmitted)
    expect(shop.callsTo(pay)[0]?.body).toMatchObject({ card: { token: 'tok_1' } })
    expect(shop.callsTo(save)).toHaveLength(0)
  })

  it('is kept beside paying with it, as the main one where that is wanted', async () => {
    const shop = await withForm()
    await shop.press(saveCardChanged, true)
    await shop.press(makingMainChanged, true)
    await shop.press(billingSubmitted)
    expect(shop.callsTo(save)[0]?.body).toEqual({
      token: 'tok_1',
      main: true,
      recaptcha_response: 'sandbox-placeOrder',
    })
    expect(shop.see($step)).toBe('summary')
    expect(shop.callsTo(read)).toHaveLength(2)
  })

  it('is kept once, also where paying with it had to be tried again', async () => {
    let tries = 0
    const shop = await withForm({
      [pay]: () => (tries++ ? aReadyCart() : refuse(500, 'GEN500')),
      [save]: () => ({ card: { paymentInstrumentId: 'new' } }),
    })
    await shop.press(saveCardChanged, true)
    await shop.press(billingSubmitted)
    await shop.press(billingSubmitted)
    expect(shop.callsTo(pay)).toHaveLength(2)
    expect(shop.callsTo(save)).toHaveLength(1)
  })

  it.each([
    ['is kept already shows the service’s own words', refuse(409, 'PYT300'), 'card-exists', 'Refused with PYT300'],
    ['cannot be kept says that it pays all the same', refuse(500, 'GEN500'), 'card-not-saved', undefined],
  ])('that %s', async (_what, answer, code, message) => {
    const shop = await withForm({ [save]: answer })
    const told: NewToast[] = []
    createWatch({ unit: toastShown, scope: shop.scope, fn: toast => void told.push(toast) })
    await shop.press(saveCardChanged, true)
    await shop.press(billingSubmitted)
    expect(told).toMatchObject([{ code, ...(message ? { message } : {}) }])
    expect(shop.see($step)).toBe('summary')
  })
})

describe('D1: a kept card', () => {
  it('is made the main one by its shopper', async () => {
    const swapped = listed({ ...second, main: true }, { ...main, main: false })
    const shop = await atBilling({ [read]: listed(main, second), [change]: swapped })
    await shop.press(savedCardsWanted)
    await shop.press(savedCardMadeMain, 'second')
    expect(shop.callsTo(change)[0]).toMatchObject({ path: `${mine}/second`, body: { main: true } })
    expect(shop.see($savedCards)?.map(({ paymentInstrumentId, main }) => [paymentInstrumentId, main])).toEqual([
      ['second', true],
      ['main', false],
    ])
  })

  it('that could not be made the main one says why, and the list is read again', async () => {
    const shop = await atBilling({ [read]: listed(main, second), [change]: refuse(404, 'PYT404') })
    await shop.press(savedCardsWanted)
    await shop.press(savedCardMadeMain, 'second')
    expect(shop.see($makeMainFailure)).toMatchObject({ code: 'PYT404' })
    expect(shop.see($savedCards)?.[0]?.paymentInstrumentId).toBe('main')
  })
})
