import { createStore } from 'effector'
import { describe, expect, test } from 'vitest'
import '../analytics/follow-pop-ups'
import { tracked } from '../../analytics'
import { $isFulfilled, $isProofAwaited, placeShown, registrationPressed } from '../../content/pop-ups'
import {
  $agreement,
  $emailChecked,
  $reader,
  agreementTicked,
  emailTyped,
  formShown,
  newsSubmitted,
} from '../../content/pop-ups/news-form'
import { dialogOpened, dialogWanted } from '../../dialogs'
import { $subscribeError } from '../../profile/subscriptions'
import { aPopUp, popUpsOf } from '../../testing/a-pop-up'
import { deferred } from '../../testing/deferred'
import { fakeStorage } from '../../testing/fake-storage'
import { shopAs } from '../../testing/shop-as'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { siteSettings } from '../../testing/site-settings'
import { dialogsLookedAt } from './pop-up-and-dialogs'
import './pop-up-knows-the-shopper'
import './pop-up-subscribes'

const ASK = 'GET /live/caas/v1/canvas/popups/:siteId'
const SUBSCRIBE = '/consumers-v3/consumer/subscription'
const place = { id: 'w1', site: 'club', name: '', delay: 0 }
const letter = (optin: boolean) => ({ type: 'Newsletter', channel: 'email', optin })
const sms = { type: 'Newsletter', channel: 'sms', optin: true }
const account = (...subscriptions: object[]) => ({ email: 'maya@example.com', phone: null, subscriptions })

const $told = createStore<readonly string[]>([]).on(tracked, (told, { event, popup }) => [
  ...told,
  `${event} ${popup?.site}/${popup?.name} ${popup?.kind}`,
])
const $asked = createStore<readonly unknown[]>([]).on(dialogWanted, (asked, dialog) => [...asked, dialog])

describe('a newsletter’s pop-up', () => {
  fakeStorage('localStorage')

  test('J8: a guest subscribes by a typed address, after a tick', async () => {
    const shop = await shopFor({
      [ASK]: popUpsOf(aPopUp()),
      [`POST ${SUBSCRIBE}`]: { status: 201, body: JSON.stringify(account(letter(true))) },
    })
    await shop.press(placeShown, place)
    await shop.press(formShown)
    expect(shop.see($reader)).toBe('types')
    await shop.press(emailTyped, 'nobody')
    await shop.press(newsSubmitted)
    expect([shop.see($emailChecked).problem, shop.see($agreement)]).toEqual(['email', { isMissing: true, attempt: 1 }])
    expect(shop.callsTo(`POST ${SUBSCRIBE}`)).toEqual([])
    await shop.press(emailTyped, ' ana@example.com ')
    await shop.press(agreementTicked, true)
    await shop.press(newsSubmitted)
    expect(shop.callsTo(`POST ${SUBSCRIBE}`)[0]?.body).toMatchObject({
      email: 'ana@example.com',
      subscriptions: [letter(true)],
    })
    expect(shop.see($isFulfilled)).toBe(true)
    expect(shop.see($told)).toEqual([
      'popup_impression club/club-news newsletter',
      'popup_expand club/club-news newsletter',
      'popup_click club/club-news newsletter',
    ])
  })

  test('J8, F4: a guest of a country that asks for a proof has a link to follow', async () => {
    const asked = { ...account(letter(true)), awaitsConfirmation: true }
    const shop = await shopFor({
      [ASK]: popUpsOf(aPopUp()),
      [`POST ${SUBSCRIBE}`]: { status: 201, body: JSON.stringify(asked) },
    })
    await shop.press(placeShown, place)
    await shop.press(formShown)
    await shop.press(emailTyped, 'ana@example.com')
    await shop.press(agreementTicked, true)
    await shop.press(newsSubmitted)
    expect([shop.see($isFulfilled), shop.see($isProofAwaited)]).toEqual([true, true])
  })

  test('J8: why it was not taken is shown, and it comes again', async () => {
    const shop = await shopFor({ [ASK]: popUpsOf(aPopUp()), [`POST ${SUBSCRIBE}`]: refuse(400, 'AUT453') })
    await shop.press(placeShown, place)
    await shop.press(formShown)
    await shop.press(emailTyped, 'ana@example.com')
    await shop.press(agreementTicked, true)
    await shop.press(newsSubmitted)
    expect([shop.see($subscribeError)?.code, shop.see($isFulfilled)]).toEqual(['AUT453', false])
  })

  test('M4: an offer of an account opens the sign-up, and is reported as pressed', async () => {
    const shop = await shopFor({ [ASK]: popUpsOf(aPopUp({ kind: 'registration' })) })
    await shop.press(placeShown, place)
    await shop.press(registrationPressed)
    expect(shop.see($asked)).toEqual([{ name: 'sign-up' }])
    expect(shop.see($told).at(-1)).toBe('popup_click club/club-news registration')
  })

  test('J8: is not displayed while a dialog is open', async () => {
    const shop = await shopFor({ [ASK]: popUpsOf(aPopUp()) })
    await shop.press(dialogOpened, { name: 'mini-cart', owner: 'w9' })
    await shop.press(dialogsLookedAt)
    await shop.press(placeShown, place)
    expect(shop.see($told)).toEqual([])
  })

  const member = { consumerType: 'REGISTERED', consumerNo: 'maya' } as const
  const settings = siteSettings({ features: { dynamicNewsletter: true } })

  test('J8, F4: whoever is signed in on a page of the shop types nothing, and keeps their text messages', async () => {
    const shop = await shopAs(member, {
      [ASK]: popUpsOf(aPopUp()),
      'GET /fapi/site/settings': settings,
      [`GET ${SUBSCRIBE}`]: account(letter(false), sms),
      [`PUT ${SUBSCRIBE}`]: account(letter(true), sms),
    })
    await shop.press(placeShown, place)
    await shop.press(formShown)
    expect(shop.see($reader)).toEqual({ email: 'maya@example.com', isReader: false })
    await shop.press(newsSubmitted)
    expect([shop.see($agreement).isMissing, shop.callsTo(`PUT ${SUBSCRIBE}`)]).toEqual([true, []])
    await shop.press(agreementTicked, true)
    await shop.press(newsSubmitted)
    expect(shop.callsTo(`PUT ${SUBSCRIBE}`)[0]?.body).toEqual({ subscriptions: [letter(true)] })
    expect([shop.see($isFulfilled), shop.callsTo(`POST ${SUBSCRIBE}`)]).toEqual([true, []])
  })

  test('J8: says so to whoever gets the newsletter already, and asks for nothing until that is known', async () => {
    const asked = deferred<void>()
    const shop = await shopAs(member, {
      [ASK]: popUpsOf(aPopUp()),
      'GET /fapi/site/settings': () => asked.promise.then(() => settings),
      [`GET ${SUBSCRIBE}`]: account(letter(true)),
    })
    const shown = shop.press(formShown)
    expect(shop.see($reader)).toBe('unknown')
    asked.resolve()
    await shown
    expect(shop.see($reader)).toMatchObject({ isReader: true })
  })

  test.each([
    ['the feature is off', { 'GET /fapi/site/settings': siteSettings() }],
    ['the page is another owner’s', { 'GET /fapi/site/settings': siteSettings({ ...settings, trust: 'third-party' }) }],
    ['the settings cannot be read', { 'GET /fapi/site/settings': noAnswer() }],
    [
      'the subscriptions cannot be read',
      { 'GET /fapi/site/settings': settings, [`GET ${SUBSCRIBE}`]: refuse(500, 'GEN500') },
    ],
  ])('J8: an address is typed where %s', async (_why, answers) => {
    const subscriptions = { [`GET ${SUBSCRIBE}`]: account(letter(false)) }
    const shop = await shopAs(member, { [ASK]: popUpsOf(aPopUp()), ...subscriptions, ...answers })
    await shop.press(formShown)
    expect(shop.see($reader)).toBe('types')
  })
})
