import { createHash, randomBytes } from 'node:crypto'
import { atOnce, call } from '../../faults/shopper.mjs'
import { guestCarts } from './calls.mjs'

const people = ['shopper', 'member', 'athlete', 'trade', 'industry'].map(name => `${name}@till.test`)
const password = 'Till-demo-1'
const tokens = '/token/v2/auth/token'

async function must(asked) {
  const { status, code, body } = await asked
  if (status !== 200 && status !== 201) throw new Error(`A call of the bench was answered ${status} ${code}`)
  return body
}

async function askedForCode(shop, place) {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const body = {
    type: 'Registered',
    username: people[place % people.length],
    password,
    codeChallenge,
    recaptcha_response: 'bench',
  }
  const { authorizationCode } = await must(call(shop.origin, 'POST', '/consumers-v3/auth/signin', { body }))
  return { authorizationCode, codeVerifier }
}

const exchange = (shop, code) =>
  must(call(shop.origin, 'POST', tokens, { body: { type: 'Registered', ...code, returnRefreshToken: true } }))

const refresh = (shop, refreshToken) =>
  must(call(shop.origin, 'POST', tokens, { body: { type: 'Refresh', refreshToken, returnRefreshToken: true } }))

/** Does the same for each of what was prepared, a few at once, and times nothing but that. */
const crowd = async (count, prepare, work) => {
  const ready = length => atOnce(4, Array.from({ length }), (_none, place) => prepare(place))
  const [first, second] = [await ready(count / 2), await ready(count)]
  const all = many =>
    atOnce(4, many, async one => {
      const began = performance.now()
      await work(one)
      return performance.now() - began
    })
  return { warm: () => all(first), go: () => all(second) }
}

const CARTS = 64

/** The calls of somebody who signs in, beside the read of a cart, each as often and as warm as the others. */
export const accountCalls = {
  'read cart': async (shop, size) => {
    const carts = await guestCarts(shop, CARTS)
    return crowd(
      Math.round(200 * size),
      place => carts[place % CARTS],
      ({ token, basketId }) => must(call(shop.origin, 'GET', `/cart/v1/cart/${basketId}?lang=en`, { token })),
    )
  },
  'sign in': (shop, size) =>
    crowd(
      Math.round(200 * size),
      place => place,
      place => askedForCode(shop, place),
    ),
  'begin the session': (shop, size) =>
    crowd(
      Math.round(200 * size),
      place => askedForCode(shop, place),
      code => exchange(shop, code),
    ),
  refresh: (shop, size) =>
    crowd(
      Math.round(200 * size),
      async place => (await exchange(shop, await askedForCode(shop, place))).refreshToken,
      token => refresh(shop, token),
    ),
  'read the profile': (shop, size) =>
    crowd(
      Math.round(200 * size),
      async place => (await exchange(shop, await askedForCode(shop, place))).accessToken,
      token => must(call(shop.origin, 'GET', '/consumers-v3/consumer', { token })),
    ),
}
