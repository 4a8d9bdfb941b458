import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { endpoints as contact } from '../../../core/contact/endpoints'
import { endpoints as password } from '../../../core/password/endpoints'
import { endpoints } from '../../../core/session/endpoints'
import type { BotAction } from '../../../core/shapes/bot-action'
import type { BotProof } from '../../../core/site/bot-check/contracts'
import { endpoints as botCheck } from '../../../core/site/bot-check/endpoints'
import { endpoints as settings } from '../../../core/site/settings/endpoints'
import { newId } from '../database/ids'
import { limitsOf } from '../limits'
import { openTestDatabase } from '../testing/test-database'
import { serviceOver, type TestService, testService } from '../testing/test-service'

const PROVING = { botCheck: 'proof-of-work' } as const

let shop: TestService
let twin: TestService
let stranger: TestService

beforeAll(async () => {
  const database = await openTestDatabase()
  shop = await serviceOver(database, PROVING)
  const shared = { db: database.db, close: async () => {} }
  twin = await serviceOver(shared, PROVING)
  stranger = await serviceOver(shared, { ...PROVING, signingSecret: 'the secret of another shop altogether' })
})
afterAll(async () => {
  await Promise.all([twin.close(), stranger.close()])
  await shop.close()
})
afterEach(() => vi.useRealTimers())

async function proofFor(action: BotAction, { at = shop, key = 'pk_demo' } = {}): Promise<BotProof> {
  const { body } = await at.nobody(botCheck.readBotChallenge, { query: { action }, headers: { 'x-access-key': key } })
  const solution = await solveChallenge({ challenge: body.challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved')
  return { challenge: body.challenge, solution }
}

const written = (proof: BotProof): string => btoa(JSON.stringify(proof))
const tokenFor = async (...asked: Parameters<typeof proofFor>) => written(await proofFor(...asked))

type Telling = { at?: TestService; transactionId?: string; typed?: string }

async function signIn(token: string | undefined, { at = shop, transactionId = newId(), typed }: Telling = {}) {
  const { status, error } = await at.nobody(endpoints.signIn, {
    transactionId,
    body: {
      ...{ type: 'Registered', username: 'shopper@till.test', password: typed ?? 'Till-demo-1' },
      ...{ codeChallenge: 'c'.repeat(43), recaptcha_response: token },
    },
  })
  return [status, error?.errorId]
}

const IN = [200, undefined]
const REFUSED = [403, 'AUT403']

describe('T13: a proof of work', () => {
  test('lets a shopper sign in, with no other server to ask', async () => {
    expect((await shop.nobody(settings.readSiteSettings)).body.botCheck).toBe('proof-of-work')
    expect(await signIn(await tokenFor('login'))).toEqual(IN)
  })

  test.each([
    ['none', undefined],
    ['the sandbox’s', 'sandbox-login'],
    ['JSON of another kind', btoa('{"challenge":null}')],
  ])('is not replaced by %s', async (_what, token) => {
    expect(await signIn(token)).toEqual(REFUSED)
  })

  test('counts once, in all processes', async () => {
    const token = await tokenFor('login')
    expect(await signIn(token)).toEqual(IN)
    expect(await signIn(token)).toEqual(REFUSED)
    expect(await signIn(token, { at: twin })).toEqual(REFUSED)
    const other = await tokenFor('login')
    const both = await Promise.all([signIn(other), signIn(other, { at: twin })])
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 403])
  })

  test('counts again for the same call, under its id, also once its challenge has expired', async () => {
    const [token, transactionId] = [await tokenFor('login'), newId()]
    expect(await signIn(token, { transactionId })).toEqual(IN)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
    expect(await signIn(token, { transactionId, at: twin })).toEqual(IN)
    expect(await signIn(token, { transactionId, typed: 'another guess' })).toEqual(REFUSED)
  })

  test('does not count after its time', async () => {
    const token = await tokenFor('login')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    expect(await signIn(token)).toEqual(REFUSED)
  })

  test.each([
    ['for another action', () => tokenFor('placeOrder')],
    ['for the pages of another key', () => tokenFor('login', { key: 'pk_partner' })],
    ['of another shop', () => tokenFor('login', { at: stranger })],
    [
      'whose action was changed',
      () => changed('placeOrder', ({ parameters }) => ({ data: { ...parameters.data, action: 'login' } })),
    ],
    ['whose time was changed', () => changed('login', ({ parameters }) => ({ expiresAt: parameters.expiresAt + 999 }))],
    [
      'that was guessed',
      async () => written({ ...(await proofFor('login')), solution: { counter: 1, derivedKey: '0'.repeat(64) } }),
    ],
  ])('does not count %s', async (_what, token) => {
    expect(await signIn(await token())).toEqual(REFUSED)
  })

  test('is for what its form does: a forgotten password like a sign-in, a message like a new account', async () => {
    const reset = async (action: BotAction) =>
      (
        await shop.nobody(password.requestReset, {
          body: { email: 'a@b.test', recaptcha_response: await tokenFor(action) },
        })
      ).status
    expect([await reset('register'), await reset('login')]).toEqual([403, 204])
    const guest = await shop.guest()
    const write = async (action: BotAction) =>
      (await guest.call(contact.contactUs, { body: { ...MESSAGE, recaptcha_response: await tokenFor(action) } })).status
    expect([await write('login'), await write('register')]).toEqual([403, 201])
  })
})

const MESSAGE = { name: 'Ana', email: 'a@b.test', category: 'order', subject: 'where', message: 'Where is it?' }

async function changed(
  action: BotAction,
  change: (challenge: BotProof['challenge']) => Partial<BotProof['challenge']['parameters']>,
): Promise<string> {
  const { challenge, solution } = await proofFor(action)
  return written({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...change(challenge) } },
    solution,
  })
}

describe('T13: a challenge', () => {
  test('is stored by no cache, and asked for as often as a limit allows', async () => {
    const limits = { ...limitsOf(true), botChallenge: { max: 2, seconds: 60 } }
    const limited = await testService({ ...PROVING, limits })
    const ask = () => limited.nobody(botCheck.readBotChallenge, { query: { action: 'login' } })
    expect((await ask()).headers['cache-control']).toBe('no-store')
    await ask()
    expect((await ask()).status).toBe(429)
    await limited.close()
  })

  test('is for an action that the shop knows', async () => {
    expect((await shop.nobody(botCheck.readBotChallenge, { query: { action: 'spam' } })).status).toBe(400)
  })
})

test('the sandbox’s own check accepts everybody, and the settings say so', async () => {
  const sandbox = await testService()
  expect((await sandbox.nobody(settings.readSiteSettings)).body.botCheck).toBe('sandbox')
  expect(await signIn('sandbox-login', { at: sandbox })).toEqual(IN)
  expect(await signIn('refuse', { at: sandbox })).toEqual(REFUSED)
  await sandbox.close()
})
