import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { newSecret } from '../../database/ids'
import { callerOf, codeFor } from '../../testing/callers'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

const cookieOf = (answer: { headers: Readonly<Record<string, unknown>> }) => String(answer.headers['set-cookie'] ?? '')
const valueOf = (cookie: string) => cookie.split(';')[0] ?? ''

describe('a session', () => {
  let shop: TestService
  const refresh = (cookie: string) =>
    callerOf(shop.app, { cookie })(endpoints.exchangeToken, { body: { type: 'Refresh' } })
  const isAlive = async (token: string) =>
    (await callerOf(shop.app, { token })(endpoints.createHandoff, { body: { basketId: 'none' } })).status !== 401

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('starts as a guest for 15 minutes, its refresh token in a cookie that no script reads', async () => {
    const answer = await shop.nobody(endpoints.exchangeToken, { body: { type: 'Guest' } })
    expect(answer.body).toMatchObject({ consumerType: 'GUEST', expiresIn: 900 })
    expect(answer.body).not.toHaveProperty('refreshToken')
    expect(cookieOf(answer)).toMatch(/^till-4401-pk_demo=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('lasts for a month after its last refresh, and opens nothing once that is over', async () => {
    const first = await shop.nobody(endpoints.exchangeToken, { body: { type: 'Guest' } })
    const { consumerNo } = first.body
    const day = 86_400_000
    const endIn = (days: number) => {
      const expires_at = new Date(Date.now() + days * day)
      return shop.db.updateTable('sessions').set({ expires_at }).where('consumer_no', '=', consumerNo).execute()
    }
    await endIn(1)
    const second = await refresh(valueOf(cookieOf(first)))
    const mine = shop.db.selectFrom('sessions').select('expires_at').where('consumer_no', '=', consumerNo)
    const { expires_at } = await mine.executeTakeFirstOrThrow()
    expect(Math.round((expires_at.getTime() - Date.now()) / day)).toBe(30)
    await endIn(-1)
    expect((await refresh(valueOf(cookieOf(second)))).error?.errorId).toBe('AUT404')
  })

  it('sets no cookie that the browser would refuse, and complain of: on plain http none to a page of another site', async () => {
    const ask = (site: string) =>
      shop.nobody(endpoints.exchangeToken, { body: { type: 'Guest' }, headers: { 'sec-fetch-site': site } })
    expect(cookieOf(await ask('cross-site'))).toBe('')
    expect(cookieOf(await ask('same-site'))).toContain('HttpOnly')
  })

  it('of a person goes on where a page of the shop that knows nobody asks for a guest: it signs nobody out', async () => {
    const person = await shop.person('shopper@till.test')
    const ask = (cookie: string) => callerOf(shop.app, { cookie })(endpoints.exchangeToken, { body: { type: 'Guest' } })
    const answer = await ask(person.cookie)
    expect(answer.body).toMatchObject({ consumerType: 'REGISTERED', consumerNo: person.consumerNo })
    expect((await refresh(valueOf(cookieOf(answer)))).body.consumerNo).toBe(person.consumerNo)

    await person.call(endpoints.signOut, { body: {} })
    expect((await ask(valueOf(cookieOf(answer)))).body.consumerType).toBe('GUEST')
  })

  it('of a person ends where somebody asks for a fresh guest: whoever signed out while nobody answered stays out', async () => {
    const person = await shop.person('shopper@till.test')
    const ask = callerOf(shop.app, { cookie: person.cookie })
    const answer = await ask(endpoints.exchangeToken, { body: { type: 'Guest', fresh: true } })
    expect(answer.body.consumerType).toBe('GUEST')
    expect((await refresh(person.cookie)).error?.errorId).toBe('AUT404')
  })

  it('of a person goes on where a page that is trusted with less asks for a fresh guest', async () => {
    const person = await shop.person('shopper@till.test')
    const ask = callerOf(shop.app, { cookie: person.cookie })
    const answer = await ask(endpoints.exchangeToken, { body: { type: 'Guest', fresh: true, trust: 'third-party' } })
    expect((await refresh(valueOf(cookieOf(answer)) || person.cookie)).body.consumerNo).toBe(person.consumerNo)
  })

  it('of a guest goes on, with its bag, where another page of the shop asks for a guest', async () => {
    const item = { productId: SHOE, upc: await upcOn(shop.db, SHOE, 'cobalt', '10') }
    const first = await shop.nobody(endpoints.exchangeToken, { body: { type: 'Guest', item } })
    const ask = callerOf(shop.app, { cookie: valueOf(cookieOf(first)) })
    const second = await ask(endpoints.exchangeToken, { body: { type: 'Guest' } })
    expect(second.body).toMatchObject({ consumerNo: first.body.consumerNo, basketId: first.body.basketId })
    expect((await refresh(valueOf(cookieOf(second)))).body.consumerNo).toBe(first.body.consumerNo)
  })

  it('of a new guest may begin with the first item for a cart, which the answer brings', async () => {
    const item = { productId: SHOE, upc: await upcOn(shop.db, SHOE, 'cobalt', '10') }
    const { body } = await shop.nobody(endpoints.exchangeToken, { body: { type: 'Guest', item } })
    expect(body).toMatchObject({ consumerType: 'GUEST', cart: { items: [{ ...item, qty: 1 }] } })
    expect(body.basketId).toBe(body.cart?.basketId)
    const read = await callerOf(shop.app, { token: body.accessToken })(cart.readCart, {
      params: { basketId: body.basketId ?? '' },
    })
    expect(read.body.totalItemCount).toBe(1)
  })

  it('puts the first item in once, though its answer is lost and it comes again to the cart that it began', async () => {
    const item = { productId: SHOE, upc: await upcOn(shop.db, SHOE, 'cobalt', '10') }
    const headers = { 'x-transaction-id': newSecret() }
    const guest = { body: { type: 'Guest', item }, headers } as const
    const lost = await shop.nobody(endpoints.exchangeToken, guest)
    const again = await callerOf(shop.app, { cookie: valueOf(cookieOf(lost)) })(endpoints.exchangeToken, guest)
    const { accessToken, basketId, consumerNo } = again.body
    expect([consumerNo, basketId]).toEqual([lost.body.consumerNo, lost.body.basketId])
    const call = callerOf(shop.app, { token: accessToken })
    const repeated = await call(cart.addItem, { body: { ...item, cartId: basketId ?? '' }, headers })
    expect(repeated.body).toMatchObject({ basketId, totalItemCount: 1 })
    const other = await call(cart.addItem, { body: { ...item, cartId: basketId ?? '' } })
    expect(other.body.totalItemCount).toBe(2)
  })

  it('begins without a cart where the first item cannot be had; adding it says why', async () => {
    const item = { productId: SHOE, upc: 'no-such-thing' }
    const { status, body } = await shop.nobody(endpoints.exchangeToken, { body: { type: 'Guest', item } })
    expect([status, body.cart, body.basketId]).toEqual([200, undefined, null])
    const added = await callerOf(shop.app, { token: body.accessToken })(cart.createCartWithItem, { body: item })
    expect(added.status).toBeGreaterThanOrEqual(400)
  })

  it('of a person puts nothing into another cart than theirs', async () => {
    const person = await shop.person('new@till.test')
    const item = { productId: SHOE, upc: await upcOn(shop.db, SHOE, 'cobalt', '10') }
    const ask = callerOf(shop.app, { cookie: person.cookie })
    const { body } = await ask(endpoints.exchangeToken, { body: { type: 'Guest', item } })
    expect(body).toMatchObject({ consumerNo: person.consumerNo, basketId: null })
    expect(body.cart).toBeUndefined()
  })

  it('has a Secure, Partitioned cookie for other sites where the shop is on https', async () => {
    const safe = await testService({ proxies: 1 })
    const answer = await safe.nobody(endpoints.exchangeToken, {
      body: { type: 'Guest' },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(cookieOf(answer)).toMatch(/; HttpOnly; Secure; Partitioned; SameSite=None$/)
    await safe.close()
  })

  it('T17: gives another refresh token of 256 bits at every refresh, and keeps none of them in clear', async () => {
    const guest = await shop.guest()
    const next = valueOf(cookieOf(await refresh(guest.cookie)))
    expect(next).toMatch(/=[\w-]{43}$/)
    expect(next).not.toBe(guest.cookie)
    const saved = JSON.stringify(await shop.db.selectFrom('refresh_tokens').selectAll().execute())
    expect(saved).not.toContain(next.split('=')[1])
    expect(JSON.stringify(await shop.db.selectFrom('access_tokens').selectAll().execute())).not.toContain(guest.token)
  })

  it('T17: a refresh token that was used before the last one ends the whole family', async () => {
    const guest = await shop.guest()
    const second = valueOf(cookieOf(await refresh(guest.cookie)))
    const answer = await refresh(second)
    const third = valueOf(cookieOf(answer))
    const reused = await refresh(guest.cookie)
    expect([reused.status, reused.error?.errorId]).toEqual([401, 'AUT404'])
    expect((await refresh(third)).status).toBe(401)
    expect(await isAlive(answer.body.accessToken)).toBe(false)
  })

  it('whose answer was lost goes on with the refresh token before, until its successor was used', async () => {
    const guest = await shop.guest()
    await refresh(guest.cookie)
    const again = await refresh(guest.cookie)
    expect([again.status, again.body.consumerNo]).toEqual([200, guest.consumerNo])
    expect((await refresh(valueOf(cookieOf(again)))).status).toBe(200)
  })

  it('outlives two tabs that refresh at the same moment', async () => {
    const guest = await shop.guest()
    const both = await Promise.all([refresh(guest.cookie), refresh(guest.cookie)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await refresh(valueOf(cookieOf(both[0])))).status).toBe(200)
  })

  it('T17: is dead after sign-out, access token and refresh token alike', async () => {
    const person = await shop.person('shopper@till.test')
    const out = await person.call(endpoints.signOut, { body: {} })
    expect([out.status, out.body]).toEqual([204, undefined])
    expect(cookieOf(out)).toContain('till-4401-pk_demo=; ')
    expect(await isAlive(person.token)).toBe(false)
    expect((await refresh(person.cookie)).status).toBe(401)
  })

  it('takes back a cookie that opens nothing', async () => {
    const answer = await refresh('till-4401-pk_demo=' + newSecret())
    expect(answer.status).toBe(401)
    expect(cookieOf(answer)).toContain('till-4401-pk_demo=; ')
  })

  it('of one key is none of another', async () => {
    const guest = await shop.guest()
    const other = callerOf(shop.app, { key: 'pk_partner', token: guest.token, cookie: guest.cookie })
    expect((await other(endpoints.createHandoff, { body: { basketId: 'x' } })).status).toBe(401)
    expect((await other(endpoints.exchangeToken, { body: { type: 'Refresh' } })).status).toBe(401)
  })

  it('whose cookie never comes back has a secret that opens the cart alone', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const guest = await shop.nobody(endpoints.exchangeToken, {
      body: { type: 'Guest', returnRefreshToken: true },
      headers,
    })
    const { refreshToken, consumerNo } = guest.body
    const again = await shop.nobody(endpoints.exchangeToken, { body: { type: 'Refresh', refreshToken }, headers })
    expect(again.body.consumerNo).toBe(consumerNo)
    expect(again.body.refreshToken).not.toBe(refreshToken)
    const session = await shop.db
      .selectFrom('sessions')
      .select('scope')
      .where('consumer_no', '=', consumerNo)
      .orderBy('scope')
      .execute()
    expect(session.map(({ scope }) => scope)).toEqual(['cart', 'full'])
  })

  it('of a signed-in shopper gives no browser its refresh token', async () => {
    const code = await codeFor(shop.nobody, 'shopper@till.test')
    const answer = await shop.nobody(endpoints.exchangeToken, {
      body: { type: 'Registered', ...code, returnRefreshToken: true },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.body).toMatchObject({ consumerType: 'REGISTERED' })
    expect(answer.body).not.toHaveProperty('refreshToken')
  })
})
