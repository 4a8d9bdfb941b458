import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cartAnswered } from '../../cart'
import { $isProcessing, $refusal, placeOrderPressed } from '../../checkout'
import { $isSendingMessage, $messageError, messageSubmitted } from '../../contact'
import { askBotCheckFx, botCheckGiven } from '../../http/bot-check'
import { unanswered } from '../../http/unanswered'
import { $giftCardError, $isSavingCard, giftCardSubmitted } from '../../payment/account-cards'
import { $isSubscribing, $subscribeError, guestSubscribed } from '../../profile/subscriptions'
import { loadLateFx } from '../../runtime/late'
import { signInSubmitted, $signInError } from '../../session/sign-in'
import { aReadyCart } from '../../testing/an-order'
import { type Call, noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import '../../wiring/checkout/checkout-and-cart'
import { siteSettings } from '../../testing/site-settings'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const CHALLENGE = 'GET /fapi/site/botChallenge'
const SIGN_IN = 'POST /consumers-v3/auth/signin'
const secrets = { hmacSignatureSecret: 'of challenges', hmacKeySignatureSecret: 'of solutions' }

/** What the service does (`demo-host/service/calls/bot-proof.ts`). */
async function challenged({ query }: Call) {
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 100, counter: 7, deriveKey, expiresAt: new Date(Date.now() + 300_000) },
    ...{ data: { action: query['action'] ?? '', key: 'pk_test' }, ...secrets },
  })
  return { challenge, seconds: 300 }
}

async function insecure(call: Call) {
  const answer = await challenged(call)
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7), randomUUID: crypto.randomUUID })
  return answer
}

const proving = { 'GET /fapi/site/settings': siteSettings({ botCheck: 'proof-of-work' }), [CHALLENGE]: challenged }

async function tokenOf(shop: Awaited<ReturnType<typeof shopFor>>): Promise<string | undefined> {
  const outcome = await shop.press(askBotCheckFx, 'login')
  return (outcome as { value?: string }).value
}

const isSolved = async (token = '') =>
  (await verifySolution({ ...JSON.parse(atob(token)), deriveKey, ...secrets })).verified

describe('A12: where the site’s settings name a proof of work', () => {
  test.each(['first-party', 'third-party'] as const)('a page of a %s solves a challenge', async trust => {
    const shop = await shopFor(proving, { config: { trust } })
    const token = await tokenOf(shop)
    expect(await isSolved(token)).toBe(true)
    expect(shop.callsTo(CHALLENGE).map(({ query }) => query['action'])).toEqual(['login'])
  })

  test('a browser that slept over a challenge solves another', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let asked = 0
    const sleepy = async (call: Call) => {
      const answer = await challenged(call)
      if (++asked === 1) vi.setSystemTime(Date.now() + 600_000)
      return answer
    }
    const shop = await shopFor({ ...proving, [CHALLENGE]: sleepy })
    expect(await isSolved(await tokenOf(shop))).toBe(true)
    expect(asked).toBe(2)
  })

  test.each([
    ['no challenge comes', noAnswer()],
    ['too many were asked for', refuse(429, 'GEN500')],
    ['an insecure page cannot solve it', insecure],
  ])('a sign-in goes without a token if %s, and the service’s refusal is told', async (_when, answer) => {
    const shop = await shopFor({ ...proving, [CHALLENGE]: answer, [SIGN_IN]: refuse(403, 'AUT403') })
    await shop.press(signInSubmitted, { username: 'maya@till.test', password: 'Till-demo-1' })
    expect(shop.see($signInError)).toMatchObject({ code: 'AUT403' })
    expect(shop.callsTo(SIGN_IN)[0]?.body).not.toHaveProperty('recaptcha_response')
  })
})

describe('A12: where the check cannot be loaded', () => {
  const credentials = { username: 'maya@till.test', password: 'Till-demo-1' }
  afterEach(() => void loadLateFx.use(() => {}))

  test('a sign-in says so and sends nothing, and the next press loads it again', async () => {
    loadLateFx.use(() => Promise.reject(unanswered(false)))
    const shop = await shopFor({ [SIGN_IN]: refuse(401, 'AUT401') })
    await shop.press(signInSubmitted, credentials)
    expect([shop.see($signInError)?.code, shop.callsTo(SIGN_IN)]).toEqual(['unreachable', []])
    loadLateFx.use(() => {})
    await shop.press(signInSubmitted, credentials)
    expect(shop.callsTo(SIGN_IN)[0]?.body).toMatchObject({ recaptcha_response: 'sandbox-login' })
    expect(shop.see($signInError)?.code).toBe('AUT401')
  })

  test('the same is said of what the check itself loads', async () => {
    const shop = await shopFor()
    const load = () => Promise.reject(unanswered(false))
    await shop.press(botCheckGiven, { load, tokenFor: async () => 'passed' })
    await shop.press(signInSubmitted, credentials)
    expect([shop.see($signInError)?.code, shop.callsTo(SIGN_IN)]).toEqual(['unreachable', []])
  })

  const message = {
    category: 'order',
    subject: 'where',
    name: 'Ana',
    email: 'ana@example.com',
    message: 'Where is it?',
  }
  const forms = [
    ['a message', $messageError, $isSendingMessage, (shop: Shop) => shop.press(messageSubmitted, message)],
    [
      'a newsletter',
      $subscribeError,
      $isSubscribing,
      (shop: Shop) => shop.press(guestSubscribed, { email: 'a@b.test' }),
    ],
    ['an order', $refusal, $isProcessing, (shop: Shop) => shop.press(placeOrderPressed)],
    [
      'a gift card',
      $giftCardError,
      $isSavingCard,
      (shop: Shop) => shop.press(giftCardSubmitted, { number: '6', pin: '1' }),
    ],
  ] as const

  test.each(forms)('%s says so, and may be sent again', async (_what, $error, $isSending, send) => {
    const cart = aReadyCart()
    const shop = await shopFor({ 'POST /cart/v1/cart/prepareOrder': cart })
    await shop.press(cartAnswered, cart)
    await shop.press(botCheckGiven, { load: () => Promise.reject(unanswered(false)), tokenFor: async () => 'passed' })
    await send(shop)
    expect([shop.see<{ code: string } | null>($error)?.code, shop.see($isSending)]).toEqual(['unreachable', false])
  })
})

test.each([
  ['name the sandbox’s check', { 'GET /fapi/site/settings': siteSettings({ botCheck: 'sandbox' }) }],
  ['are of an older service', { 'GET /fapi/site/settings': siteSettings() }],
  ['cannot be read', {}],
])('the sandbox’s token goes along where the settings %s', async (_how, answers) => {
  const shop = await shopFor(answers)
  expect(await tokenOf(shop)).toBe('sandbox-login')
  expect(shop.callsTo(CHALLENGE)).toEqual([])
})
