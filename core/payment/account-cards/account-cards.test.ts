import '../../wiring/profile/account-card-says-what-failed'
import { createWatch } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { botCheckGiven } from '../../http/bot-check'
import { type NewToast, toastShown } from '../../notices/model'
import { skipWaits } from '../../testing/shop-clock'
import { refuse, shopFor } from '../../testing/shop-for'
import type { Tokenised } from '../provider'
import {
  $adding,
  $cardError,
  $giftCardError,
  $giftCardMissing,
  $isProviderGone,
  $isSavingCard,
  $accountCards,
  $newCardProblems,
  addLeft,
  addPressed,
  cardRemoved,
  cardSubmitted,
  expirySubmitted,
  giftCardSubmitted,
  accountCardsWanted,
  accountFieldCorrected,
  accountFieldsHidden,
  accountFieldsShown,
  mainPressed,
  newMainChanged,
} from './index'

const path = '/consumers-v3/consumer/payment_instruments'
const read = `GET ${path}`
const save = `POST ${path}`
const change = `PATCH ${path}/:paymentInstrumentId`
const remove = `DELETE ${path}/:paymentInstrumentId`

const card = {
  paymentInstrumentId: 'c1',
  main: true,
  brand: 'visa',
  last4: '1111',
  holder: 'Maya Okafor',
  expiryMonth: 12,
  expiryYear: 2030,
  expired: false,
}
const cards = { paymentInstruments: [card], giftCards: [] }
const stored = { card: { paymentInstrumentId: 'c2' } }
const form = (answer: Tokenised) => ({ tokenise: async () => answer, focus: () => {}, unmount: () => {} })
const token = form({ kind: 'token', card: { token: 'tok_1', brand: 'visa', bin: '411111', last4: '1111' } })

async function atCards(answers: Record<string, unknown> = {}) {
  const shop = await shopFor({ [read]: cards, ...answers })
  const told: NewToast[] = []
  createWatch({ unit: toastShown, scope: shop.scope, fn: toast => void told.push(toast) })
  await shop.press(botCheckGiven, { tokenFor: async () => 'passed' })
  await shop.press(accountCardsWanted)
  return Object.assign(shop, { told })
}

// An error's toast stands for six seconds.
beforeEach(skipWaits)

describe('the cards of the account', () => {
  test('F3: a new card is traded for a token, kept under the bot check, and the list read again', async () => {
    const shop = await atCards({ [save]: stored })
    await shop.press(addPressed, 'card')
    await shop.press(accountFieldsShown, token)
    await shop.press(newMainChanged, true)
    await shop.press(cardSubmitted)
    expect(shop.callsTo(save)[0]?.body).toEqual({ token: 'tok_1', main: true, recaptcha_response: 'passed' })
    expect([shop.see($adding), shop.see($isSavingCard), shop.callsTo(read).length]).toEqual([null, false, 2])
  })

  test.each([
    ['saved', { status: 200, body: JSON.stringify(stored) }],
    ['refused', refuse(400, 'PYT300')],
  ])(
    'F3: a card that is %s after its form was left says nothing in the next form, which is saved',
    async (_what, said) => {
      const answers: ((said: unknown) => void)[] = []
      const shop = await atCards({
        [save]: () =>
          new Promise(resolve => {
            answers.push(resolve)
          }),
      })
      await shop.press(addPressed, 'gift-card')
      const first = shop.press(giftCardSubmitted, { number: '1', pin: '1' })
      await expect.poll(() => answers.length).toBe(1)
      const left = Promise.all([shop.press(addLeft), shop.press(addPressed, 'gift-card')])
      const second = shop.press(giftCardSubmitted, { number: '2', pin: '2' })
      await expect.poll(() => answers.length).toBe(2)
      answers[0]?.(said)
      await expect.poll(() => shop.told.length + shop.callsTo(read).length).toBe(2)
      expect([shop.see($adding), shop.see($giftCardError), shop.see($isSavingCard)]).toEqual(['gift-card', null, true])
      answers[1]?.(stored)
      await Promise.all([first, left, second])
      expect([shop.see($adding), shop.see($isSavingCard)]).toEqual([null, false])
    },
  )

  test('F3: what the provider finds wrong is listed until it is right, and nothing is kept', async () => {
    const shop = await atCards({ [save]: stored })
    await shop.press(addPressed, 'card')
    await shop.press(
      accountFieldsShown,
      form({ kind: 'problems', problems: [{ field: 'cardNumber', problem: 'required' }] }),
    )
    await shop.press(cardSubmitted)
    expect(shop.see($newCardProblems)).toEqual([{ field: 'cardNumber', problem: 'required' }])
    await shop.press(accountFieldCorrected, 'cardNumber')
    expect([shop.see($newCardProblems), shop.see($isSavingCard), shop.callsTo(save).length]).toEqual([[], false, 0])
  })

  test('F3: a provider that cannot be reached is named', async () => {
    const shop = await atCards()
    await shop.press(addPressed, 'card')
    await shop.press(accountFieldsShown, form({ kind: 'unreachable' }))
    await shop.press(cardSubmitted)
    expect([shop.see($isProviderGone), shop.see($isSavingCard)]).toEqual([true, false])
  })

  test('F3, E1: what a provider’s form throws is reported as a bug, and the shopper may try again', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const bug = new TypeError('fields is undefined')
    const shop = await atCards()
    await shop.press(addPressed, 'card')
    await shop.press(accountFieldsShown, { ...token, tokenise: () => Promise.reject(bug) })
    await shop.press(cardSubmitted)
    expect([shop.see($isProviderGone), shop.see($isSavingCard)]).toEqual([true, false])
    expect(said.mock.calls.flat()).toContain(bug)
    said.mockRestore()
  })

  test('F3: a card whose form is closed while its provider answers is not saved, nor by the next form', async () => {
    let answer: (told: Tokenised) => void = () => {}
    const slow = {
      ...token,
      tokenise: () =>
        new Promise<Tokenised>(resolve => {
          answer = resolve
        }),
    }
    const shop = await atCards({ [save]: stored })
    await shop.press(addPressed, 'card')
    await shop.press(accountFieldsShown, slow)
    const submitted = shop.press(cardSubmitted)
    void shop.press(addLeft)
    void shop.press(accountFieldsHidden, slow)
    void shop.press(addPressed, 'card')
    void shop.press(accountFieldsShown, token)
    answer(await token.tokenise())
    await submitted
    expect([shop.callsTo(save), shop.see($adding), shop.see($isSavingCard)]).toEqual([[], 'card', false])
  })

  test.each([
    ['is kept already shows the service’s own words', refuse(409, 'PYT300'), 'card-exists', 'Refused with PYT300'],
    ['cannot be kept says so', refuse(500, 'GEN500'), 'kept-card-not-saved', undefined],
  ])('F3: a card that %s, in a toast', async (_what, answer, code, message) => {
    const shop = await atCards({ [save]: answer })
    await shop.press(addPressed, 'card')
    await shop.press(accountFieldsShown, token)
    await shop.press(cardSubmitted)
    expect(shop.told).toMatchObject([{ code, tone: 'danger', ...(message ? { message } : {}) }])
    expect(shop.see($adding)).toBe('card')
  })

  test.each([
    ['is kept already', refuse(409, 'PYT300'), 'gift-card-exists'],
    ['nobody has', refuse(400, 'GFC800'), 'gift-card-not-saved'],
  ])('F3: of a gift card that %s a toast tells, and the field says why', async (_what, answer, code) => {
    const shop = await atCards({ [save]: answer })
    await shop.press(addPressed, 'gift-card')
    await shop.press(giftCardSubmitted, { number: '6006', pin: '1234' })
    expect(shop.callsTo(save)[0]?.body).toEqual({
      giftCard: { number: '6006', pin: '1234' },
      recaptcha_response: 'passed',
    })
    expect(shop.told).toMatchObject([{ code }])
    expect(shop.see($giftCardError)).not.toBeNull()
  })

  test('F3: a gift card without a number or PIN asks nobody, and says at the field what is missing', async () => {
    const shop = await atCards({ [save]: stored })
    await shop.press(addPressed, 'gift-card')
    await shop.press(giftCardSubmitted, { number: '', pin: '' })
    expect(shop.see($giftCardMissing)).toEqual({ number: 'required', pin: 'required' })
    await shop.press(giftCardSubmitted, { number: '6006', pin: '' })
    expect([shop.see($giftCardMissing), shop.see($isSavingCard)]).toEqual([{ pin: 'required' }, false])
    expect([shop.callsTo(save), shop.told]).toEqual([[], []])
  })

  test('F3: a card becomes the main one, gets a new month, and goes', async () => {
    const renewed = { paymentInstruments: [{ ...card, expiryYear: 2033 }], giftCards: [] }
    const shop = await atCards({ [change]: renewed, [remove]: refuse(404, 'PYT404') })
    await shop.press(mainPressed, 'c1')
    await shop.press(expirySubmitted, { id: 'c1', expiryMonth: 12, expiryYear: 2033 })
    expect(shop.callsTo(change).map(({ body }) => body)).toEqual([
      { main: true },
      { expiryMonth: 12, expiryYear: 2033 },
    ])
    expect(shop.see($accountCards)).toEqual(renewed)
    await shop.press(cardRemoved, 'c1')
    expect(shop.see($cardError)).toMatchObject({ id: 'c1', error: { code: 'PYT404' } })
  })

  test.each([
    ['deleted', cardRemoved, 'c1'],
    ['made the main one', mainPressed, 'c1'],
  ] as const)(
    'F3: a card that is gone elsewhere goes here too once it is %s, with the reason',
    async (_what, act, id) => {
      const answers = [cards, { paymentInstruments: [], giftCards: [] }]
      const gone = refuse(404, 'PYT404')
      const shop = await atCards({ [read]: () => answers.shift(), [change]: gone, [remove]: gone })
      await shop.press(act, id)
      expect([shop.see($accountCards)?.paymentInstruments, shop.see($cardError)?.error.code]).toEqual([[], 'PYT404'])
    },
  )

  test('F3: a list that was read before a card was deleted does not bring it back', async () => {
    let answer: (value: unknown) => void = () => {}
    const none = { paymentInstruments: [], giftCards: [] }
    const answers: unknown[] = [cards, new Promise(resolve => (answer = resolve)), none]
    const shop = await atCards({ [read]: () => answers.shift(), [remove]: none })
    const reading = shop.press(accountCardsWanted)
    await expect.poll(() => shop.callsTo(read).length).toBe(2)
    const removing = shop.press(cardRemoved, 'c1')
    await expect.poll(() => shop.see($accountCards)).toEqual(none)
    answer(cards)
    await Promise.all([reading, removing])
    expect(shop.see($accountCards)).toEqual(none)
  })
})
