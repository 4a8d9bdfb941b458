import { describe, expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { $step, stepClosed, stepOpened } from '../../checkout'
import { $isSavingBilling, billingSubmitted } from '../../checkout/billing-step'
import { $billingFailure, billingForm, countriesWanted, sameAsShippingChanged } from '../../delivery'
import { type CardFields, cardFieldsShown, methodChosen, methodsWanted } from '../../payment'
import type { SavedCard } from '../../payment/contracts'
import type { CodeField } from '../../payment/provider'
import {
  $savedCard,
  codeFieldHidden,
  codeFieldShown,
  savedCardChosen,
  savedCardRemoved,
  savedCardsWanted,
} from '../../payment/saved-cards'
import { aCard, aReadyCart } from '../../testing/an-order'
import { deferred } from '../../testing/deferred'
import { fakeStorage } from '../../testing/fake-storage'
import { refuse, type Shop, shopFor } from '../../testing/shop-for'
import './billing-step'
import './checkout-and-cart'
import './delivery-and-cart'
import './payment-and-cart'
import './shipping-step-is-done'

const addBilling = 'POST /cart/v1/cart/:basketId/billingAddress'
const pay = 'POST /cart/v1/cart/:basketId/paymentInstruments'
const offer = {
  paymentMethods: [
    { payment_method_id: 'CREDIT_CARD', label: 'Card' },
    { payment_method_id: 'PAYPAL', label: 'PayPal' },
  ],
}
const stored = (paymentInstrumentId: string): SavedCard => ({
  ...{ paymentInstrumentId, main: false, brand: 'visa', last4: '1111', holder: 'Maya Okafor' },
  ...{ expiryMonth: 12, expiryYear: 2029, expired: false },
})

fakeStorage('sessionStorage')

async function atBilling(answers: Record<string, unknown> = {}, cart = aReadyCart({ payment_instruments: [] })) {
  const shop = await shopFor({
    [addBilling]: () => cart,
    [pay]: () => aReadyCart(),
    'GET /cart/v1/cart/:basketId/paymentMethods': offer,
    'GET /consumers-v3/consumer/payment_instruments': { paymentInstruments: [stored('first'), stored('second')] },
    ...answers,
  })
  await shop.press(cartAnswered, cart)
  await shop.press(stepOpened, 'billing')
  await shop.press(methodsWanted)
  return shop
}

/** A step whose billing address is under way, to be paid with the first of two saved cards. */
async function savingWithFirstCard(answers: Record<string, unknown> = {}) {
  const bill = deferred<unknown>()
  const shop = await atBilling({ [addBilling]: () => bill.promise, ...answers })
  const [first, second] = [codeField('code_1'), codeField('code_2')]
  await shop.press(savedCardsWanted)
  await shop.press(codeFieldShown, first)
  const submitted = shop.press(billingSubmitted)
  await expect.poll(() => shop.callsTo(addBilling).length).toBe(1)

  /** The answer arrives when the second card has taken the place of the first. */
  const expectSecondPays = async (changed: Promise<unknown>) => {
    const shown = [shop.press(codeFieldHidden, first), shop.press(codeFieldShown, second)]
    bill.resolve(aReadyCart({ payment_instruments: [] }))
    await Promise.all([submitted, changed, ...shown])
    expect([shop.see($isSavingBilling), shop.callsTo(pay).length]).toEqual([false, 0])
    await shop.press(billingSubmitted)
    expect(shop.callsTo(pay)[0]?.body).toMatchObject({ card: { paymentInstrumentId: 'second', codeToken: 'code_2' } })
  }
  return { shop, expectSecondPays }
}

const codeField = (codeToken: string): CodeField => ({
  tokenise: async () => ({ kind: 'token', codeToken }),
  unmount: () => {},
})

describe('a billing step that is being saved', () => {
  it.each([
    ['wants a bill of its own', (shop: Shop) => shop.press(sameAsShippingChanged, false)],
    ['turns to another way to pay', (shop: Shop) => shop.press(methodChosen, 'PAYPAL')],
    ['corrects the bill’s address', (shop: Shop) => shop.press(billingForm.fieldChanged, { name: 'city', value: 'S' })],
    ['opens another page', (shop: Shop) => shop.press(stepClosed)],
  ])('D1: stops where the shopper %s, and can be sent again', async (_what, change) => {
    const token = deferred<Awaited<ReturnType<CardFields['tokenise']>>>()
    const shop = await atBilling()
    await shop.press(cardFieldsShown, { tokenise: () => token.promise, focus: () => {}, unmount: () => {} })
    const all = [shop.press(billingSubmitted)]
    await expect.poll(() => shop.see($isSavingBilling)).toBe(true)
    all.push(change(shop))
    token.resolve({ kind: 'token', card: { token: 'tok_1', brand: 'visa', bin: '411111', last4: '1111' } })
    await Promise.all(all)
    expect(shop.see($isSavingBilling)).toBe(false)
    expect([shop.callsTo(addBilling).length, shop.callsTo(pay).length]).toEqual([0, 0])
    expect(shop.see($step)).toBe('billing')
  })

  it('D1: stops where another saved card is chosen meanwhile, and that one pays at the next press', async () => {
    const saving = await savingWithFirstCard()
    await saving.expectSecondPays(saving.shop.press(savedCardChosen, 'second'))
  })

  it('D1: stops where the saved card that was to pay is removed meanwhile, and the next one pays at the next press', async () => {
    const saving = await savingWithFirstCard({
      'DELETE /consumers-v3/consumer/payment_instruments/:paymentInstrumentId': {
        paymentInstruments: [stored('second')],
      },
    })
    const removed = saving.shop.press(savedCardRemoved, 'first')
    await expect.poll(() => saving.shop.see($savedCard)?.paymentInstrumentId).toBe('second')
    await saving.expectSecondPays(removed)
  })

  it('C5: tells no more why an address of its own was refused once the bill goes where the parcel goes', async () => {
    const shop = await atBilling(
      { [addBilling]: refuse(422, 'CHK320') },
      aReadyCart({ payment_instruments: [aCard()] }),
    )
    await shop.press(billingSubmitted)
    expect(shop.see($billingFailure)?.code).toBe('CHK320')
    await shop.press(sameAsShippingChanged, true)
    expect(shop.see($billingFailure)).toBeNull()
  })

  it('C5: can be sent again where the form of its own address cannot be loaded', async () => {
    const countries = { 'GET /consumers-v3/utilities/countryList': refuse(400, 'API400') }
    const shop = await atBilling(countries, aReadyCart({ payment_instruments: [aCard()] }))
    await shop.press(countriesWanted)
    await shop.press(sameAsShippingChanged, false)
    await shop.press(billingSubmitted)
    expect(shop.see($isSavingBilling)).toBe(false)
    await shop.press(sameAsShippingChanged, true)
    await shop.press(billingSubmitted)
    expect(shop.see($step)).toBe('summary')
  })
})
