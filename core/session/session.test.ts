import '../wiring/session/sign-in-takes-guest-cart'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $basketId, $count, addToCartPressed } from '../cart'
import { endpoints as cartCalls } from '../cart/endpoints'
import { botCheckGiven } from '../http/bot-check'
import { requestFx } from '../http/request'
import { aCart, anItem } from '../testing/a-cart'
import { aToken } from '../testing/a-token'
import { type Answers, type Call, refuse, shopFor } from '../testing/shop-for'
import { newProof } from '../http/proof'
import { tokenForgotten } from '../http/token'
import { $session } from './index'
import { $isSignedIn } from './arrival'
import { sha256 } from '../http/sha-256'
import { $signInAttempt, $signInError, $signInNext, $signInProblems, signInSubmitted } from './sign-in'
import { signedIn, signOutPressed, signInLeft } from './signing'
import { createStore } from 'effector'

const token = 'POST /token/v2/auth/token'
const signIn = 'POST /consumers-v3/auth/signin'
const signOut = 'POST /consumers-v3/consumer/auth/signout'
const shopper = { username: 'shopper@till.test', password: 'Till-demo-1' }
const registered = (more = {}) =>
  aToken({ consumerType: 'REGISTERED', firstName: 'Ada', basketId: 'basket-9', ...more })

const tokens = (answers: Partial<Record<string, unknown>>) => (call: Call) => {
  const { type } = call.body as { type: string }
  const answer = answers[type] ?? aToken()
  return typeof answer === 'function' ? answer(call) : answer
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function signInWith(answers: Answers) {
  const shop = await shopFor({
    [signIn]: { authorizationCode: 'code-1', expiresIn: 60 },
    'POST /cart/v1/cartWithItem': aCart(),
    ...answers,
  })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
  return shop
}

describe('signing in', () => {
  test('T16: proves itself by S256 of 32 random bytes, new each time', async () => {
    const [one, other] = [await newProof(), await newProof()]
    expect(one.codeVerifier).toMatch(/^[\w-]{43}$/)
    expect(one.codeChallenge).toBe(createHash('sha256').update(one.codeVerifier).digest('base64url'))
    expect(one.codeVerifier).not.toBe(other.codeVerifier)
  })

  test('takes the guest’s cart into the account, and sees the account’s', async () => {
    const cart = aCart({ basketId: 'basket-9', items: [anItem({ qty: 3 })] })
    const shop = await signInWith({ [token]: tokens({ Registered: registered({ cart }) }) })
    await shop.press(signInSubmitted, shopper)
    const sent = shop.callsTo(token).at(-1)
    const exchange = sent?.body as Record<string, string>
    expect(sent?.headers['authorization']).toMatch(/^Bearer access-/)
    const asked = shop.callsTo(signIn)[0]?.body as Record<string, string>
    expect(exchange).toMatchObject({
      type: 'Registered',
      authorizationCode: 'code-1',
      guestObjects: { basketId: 'basket-1' },
    })
    expect(createHash('sha256').update(String(exchange['codeVerifier'])).digest('base64url')).toBe(
      asked['codeChallenge'],
    )
    expect(shop.see($session)).toMatchObject({ consumerType: 'REGISTERED', firstName: 'Ada' })
    expect([shop.see($isSignedIn), shop.see($basketId), shop.see($count)]).toEqual([true, 'basket-9', 3])
  })

  test('T18: leaves neither token nor password in what the browser keeps', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (at: string) => stored.get(at) ?? null,
      setItem: (at: string, text: string) => stored.set(at, text),
    })
    const shop = await signInWith({ [token]: tokens({ Registered: registered({ refreshToken: 'refresh-secret' }) }) })
    await shop.press(signInSubmitted, shopper)
    expect(stored.size).toBeGreaterThan(0)
    expect([...stored.values()].join()).not.toMatch(/access-|refresh-secret|Till-demo-1|shopper@/)
  })

  test.each(['AUT401', 'AUT418', 'AUT437', 'AUT438', 'AUT423', 'AUT441', 'AUT426', 'AUT440', 'AUT403', 'AUT500'])(
    'refused with %s stays a guest, and says why',
    async code => {
      const shop = await signInWith({ [signIn]: refuse(401, code) })
      await shop.press(signInSubmitted, shopper)
      expect(shop.see($signInError)).toMatchObject({ code, message: `Refused with ${code}` })
      expect(shop.see($isSignedIn)).toBe(false)
      expect(shop.callsTo(signIn)).toHaveLength(1)
    },
  )
})

describe('the sign-in form', () => {
  test.each([
    ['nothing typed', '', '', { username: 'required', password: 'required' }],
    ['half an address', 'ada@till', 'Till-demo-1', { username: 'email' }],
    ['no password', 'ada@till.test', ' ', { password: 'required' }],
  ])('with %s asks nobody, and says what to put right', async (_what, username, password, problems) => {
    const shop = await signInWith({})
    await shop.press(signInSubmitted, { username, password })
    expect([shop.see($signInProblems), shop.see($signInAttempt)]).toEqual([problems, 1])
    expect(shop.callsTo(signIn)).toEqual([])
    await shop.press(signInSubmitted, shopper)
    expect(shop.see($signInProblems)).toEqual({})
    expect(shop.callsTo(signIn)).toHaveLength(1)
  })

  test.each([
    ['AUT423', 'reset'],
    ['AUT426', 'reset'],
    ['AUT441', 'contact'],
    ['AUT500', 'contact'],
    ['AUT401', null],
    ['AUT403', null],
  ])('A2: what was refused with %s leads on to %s', async (code, next) => {
    const shop = await signInWith({ [signIn]: refuse(401, code) })
    await shop.press(signInSubmitted, shopper)
    expect(shop.see($signInNext)).toBe(next)
    await shop.press(signInLeft)
    expect(shop.see($signInNext)).toBeNull()
  })

  test('A8: an employee at the door of customers is led to their own', async () => {
    const shop = await signInWith({ [signIn]: refuse(403, 'AUT404', { door: 'employee' }) })
    await shop.press(signInSubmitted, shopper)
    expect(shop.see($signInNext)).toBe('employee')
  })

  test('sends the bot check’s token for a login', async () => {
    const shop = await signInWith({ [token]: tokens({ Registered: registered({ cart: aCart() }) }) })
    await shop.press(botCheckGiven, { tokenFor: async action => `passed-${action}` })
    await shop.press(signInSubmitted, shopper)
    expect(shop.callsTo(signIn)[0]?.body).toMatchObject({ recaptcha_response: 'passed-login' })
    expect(shop.calls.map(({ path }) => path)).not.toContain('/cart/v2/checkout/order')
  })
})

describe('a duplicated token (AUT409)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  test.each([
    ['signs in at the second try, two seconds later', 1, true],
    ['gives up after the second', 2, false],
  ])('%s', async (_title, refusals, succeeds) => {
    const $signedIn = createStore(false).on(signedIn, () => true)
    let tries = 0
    const answer = () => (++tries <= refusals ? refuse(409, 'AUT409') : registered())
    const shop = await signInWith({ [token]: tokens({ Registered: answer }), 'GET /cart/v1/cart/:basketId': aCart() })
    const done = shop.press(signInSubmitted, shopper)
    while (tries === 0) await new Promise(resolve => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(1900)
    expect(tries).toBe(1)
    await vi.advanceTimersByTimeAsync(100)
    await vi.runAllTimersAsync()
    await done
    expect(tries).toBe(2)
    expect(shop.see($signedIn)).toBe(succeeds)
  })
})

test('signing out empties every store, forgets the session and asks for a guest’s token, whatever the service says', async () => {
  const shop = await signInWith({
    [token]: tokens({ Registered: registered({ cart: aCart() }) }),
    [signOut]: refuse(500, 'GEN500'),
  })
  await shop.press(signInSubmitted, shopper)
  await shop.press(signOutPressed)
  expect(shop.see($session)?.consumerType).toBe('GUEST')
  expect([shop.see($isSignedIn), shop.see($basketId), shop.see($count)]).toEqual([false, null, 0])
  // The cookie is still there, and would sign them in again.
  expect(shop.callsTo(token).at(-1)?.body).toEqual({ type: 'Guest', returnRefreshToken: true, fresh: true })
  await shop.press(tokenForgotten)
  await shop.press(requestFx(cartCalls.createCart), { body: {} })
  expect(shop.callsTo(token).at(-1)?.body).not.toHaveProperty('fresh')
})

test('a session that ended while the shopper was away makes them a guest, without the account’s cart', async () => {
  const first = await signInWith({
    [token]: tokens({ Registered: registered({ cart: aCart({ basketId: 'basket-9' }) }) }),
  })
  await first.press(signInSubmitted, shopper)
  const second = await shopFor({ [token]: tokens({ Refresh: refuse(401, 'AUT404') }) }, { config: first.config })
  expect([second.see($isSignedIn), second.see($basketId), second.see($count)]).toEqual([false, null, 0])
})

describe('a page that is stricter than its key', () => {
  test.each([
    ['third-party', { trust: 'third-party' }],
    ['first-party', {}],
  ] as const)('and says %s asks for a session that is as strict', async (trust, asked) => {
    const shop = await shopFor({}, { config: { trust } })
    await shop.press(requestFx(cartCalls.createCart), { body: {} })
    expect(shop.callsTo(token)[0]?.body).toEqual({ type: 'Guest', returnRefreshToken: true, ...asked })
  })
})

test('the shop’s own SHA-256 is the browser’s', () => {
  for (const length of [0, 1, 43, 55, 56, 63, 64, 119, 120, 1000]) {
    const bytes = crypto.getRandomValues(new Uint8Array(length))
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
