import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints as password } from '../../../../core/password/endpoints'
import { endpoints as payment } from '../../../../core/payment/endpoints'
import { endpoints as profile } from '../../../../core/profile/endpoints'
import { endpoints as sandbox } from '../../../../core/sandbox/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { answerResets } from '../../people/answer-resets'
import { codeFor } from '../../testing/callers'
import { cards } from '../../testing/checkout'
import { sentMails } from '../../testing/mails'
import { giftCards } from '../../testing/parts'
import { tablesWith } from '../../testing/tables-with'
import { type TestService, testService } from '../../testing/test-service'

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const linked = async (email: string) =>
  (await sentMails(shop, email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? 'no link'

/** It reads the whole database. */
const LONG = 120_000

it(
  'T17, T18: no table of the database holds a token, code, link, password or card number that was given or typed',
  async () => {
    const person = await shop.person('shopper@till.test')
    const abroad = { headers: { 'sec-fetch-site': 'cross-site' }, body: { type: 'Guest', returnRefreshToken: true } }
    const guest = (await shop.nobody(endpoints.exchangeToken, abroad)).body
    const { basketId } = (await person.call(cart.createCart, { body: { currency: 'USD' } })).body
    const { handoff } = (await person.call(endpoints.createHandoff, { body: { basketId } })).body
    const code = await codeFor(shop.nobody, 'athlete@till.test')
    const forPage = { accessKey: 'pk_partner', origin: 'http://127.0.0.1:4400', codeChallenge: 'c'.repeat(43) }
    const { authorizationCode: pagesCode } = (await person.call(endpoints.giveCodeToPage, { body: forPage })).body
    await shop.nobody(password.requestReset, { body: { email: 'trade@till.test', recaptcha_response: 'ok' } })
    await answerResets(shop)
    const reset = await linked('trade@till.test')
    const letter = { email: 'ana@example.com', subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }] }
    await shop.nobody(profile.createSubscriptions, { body: letter, headers: { 'x-locale': 'de-DE' } })
    const newsletter = await linked('ana@example.com')
    const card = { number: cards.pays, expiryMonth: 4, expiryYear: 2031, securityCode: '987', holder: 'Maya' }
    await person.call(sandbox.tokeniseSandboxCard, { body: card })
    await person.call(payment.readGiftCardBalance, { body: { number: giftCards.fifty, pin: '1234' } })
    const used = await shop.nobody(password.confirmReset, { body: { token: reset, newPassword: 'Harbour-planted-7' } })
    expect(used.status).toBe(204)

    const secrets: Readonly<Record<string, string | undefined>> = {
      ...{ access: person.token, refresh: person.cookie.split('=')[1], guest: guest.accessToken },
      ...{ guestsSecret: guest.refreshToken, handoff, code: code.authorizationCode, verifier: code.codeVerifier },
      ...{ pagesCode, reset, newsletter, password: 'Till-demo-1', newPassword: 'Harbour-planted-7' },
      ...{ card: cards.pays.replaceAll(' ', ''), giftCard: giftCards.fifty.replaceAll(' ', '') },
    }
    for (const [name, secret = ''] of Object.entries(secrets)) expect([name, secret.length > 10]).toEqual([name, true])
    const kept = await tablesWith(shop.db, [...Object.values(secrets).map(String), 'trade@till.test'])
    for (const [name, secret = ''] of Object.entries(secrets)) {
      // The sandbox keeps the mails that a mail server would have taken.
      expect([name, kept[secret]?.filter(table => table !== 'sandbox_mails')]).toEqual([name, []])
    }
    expect(kept['trade@till.test']).toContain('people')
  },
  LONG,
)
