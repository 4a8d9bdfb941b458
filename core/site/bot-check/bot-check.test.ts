import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { askBotCheckFx } from '../../http/bot-check'
import { signInSubmitted, $signInError } from '../../session/signing'
import { type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
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

test.each([
  ['name the sandbox’s check', { 'GET /fapi/site/settings': siteSettings({ botCheck: 'sandbox' }) }],
  ['are of an older service', { 'GET /fapi/site/settings': siteSettings() }],
  ['cannot be read', {}],
])('the sandbox’s token goes along where the settings %s', async (_how, answers) => {
  const shop = await shopFor(answers)
  expect(await tokenOf(shop)).toBe('sandbox-login')
  expect(shop.callsTo(CHALLENGE)).toEqual([])
})
