import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as lists } from '../../../../core/lists/endpoints'
import { endpoints as profile } from '../../../../core/profile/endpoints'
import { endpoints as sandbox } from '../../../../core/sandbox/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { endpoints as site } from '../../../../core/site/endpoints'
import { newSecret } from '../../database/ids'
import { sentenceOf } from '../../languages/sentences'
import { deleteLeftovers } from '../../repositories/leftovers'
import { endSessionsOf } from '../../repositories/sessions'
import { callerOf, type Shopper } from '../../testing/callers'
import { openShop, SHOE, shop, upc } from '../../testing/open-shop'
import { upcOn } from '../../testing/shelves'

const PARTNER = 'http://localhost:4400'

openShop()

const ask = (shopper: Shopper, verifier: string, more: object = {}) => {
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  return shopper.call(endpoints.giveCodeToPage, {
    body: { accessKey: 'pk_partner', origin: PARTNER, codeChallenge, ...more },
  })
}
const exchange = (authorizationCode: string, codeVerifier: string, as: { key?: string; token?: string } = {}) =>
  callerOf(shop.app, { key: 'pk_partner', ...as })(endpoints.exchangeToken, {
    query: { cart: '1' },
    body: { type: 'Registered', authorizationCode, codeVerifier, guestObjects: { basketId: guestBasket } },
  })
let guestBasket: string | undefined

describe('a page of another site that the shopper lets act for them', () => {
  test('T22: gets a session that opens the cart, and neither person, lists nor account', async () => {
    const member = await shop.person('member@till.test')
    await member.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty: 2 } })
    const verifier = newSecret()
    const { body: given } = await ask(member, verifier)
    const { status, body } = await exchange(given.authorizationCode, verifier)
    expect(status).toBe(200)
    expect(body).toMatchObject({ trust: 'third-party', consumerType: 'REGISTERED', firstName: null, memberId: null })
    expect(body.cart?.items).toMatchObject([{ productId: SHOE, qty: 2 }])
    expect(JSON.stringify(body)).not.toMatch(/Noor|Haddad|member@till|NL20448817/)
    expect(JSON.stringify(body)).not.toContain(member.consumerNo)
    const page = callerOf(shop.app, { key: 'pk_partner', token: body.accessToken })
    expect((await page(profile.readConsumer)).status).toBe(403)
    expect((await page(lists.readFavorites)).status).toBe(403)
    expect((await page(cart.readCart, { params: { basketId: body.basketId ?? '' } })).status).toBe(200)
  })

  test('G10: may put a presale into the bag of whoever let it, and not into a guest’s', async () => {
    const presale = { body: { productId: 'TQ4407AB14', upc: await upcOn(shop.db, 'TQ4407AB14') } }
    const refused = await (await shop.guest('pk_partner')).call(cart.createCartWithItem, presale)
    expect([refused.status, refused.error?.errorId]).toEqual([403, 'AUT404'])
    const verifier = newSecret()
    const { body } = await ask(await shop.person('industry@till.test'), verifier)
    const { body: session } = await exchange(body.authorizationCode, verifier)
    const page = callerOf(shop.app, { key: 'pk_partner', token: session.accessToken })
    const { items } = (await page(cart.createCartWithItem, presale)).body
    expect(items.map(({ productId }) => productId)).toContain('TQ4407AB14')
  })

  test('T22: two sites cannot tell by a number that they have the same person', async () => {
    await shop.db
      .insertInto('access_keys')
      .columns([
        'key',
        'name',
        'site_id',
        'trust',
        'origins',
        'locales',
        'currencies',
        'currency_by_country',
        'countries',
        'billing_countries',
      ])
      .expression(from =>
        from
          .selectFrom('access_keys')
          .select(({ val }) => [
            val('pk_other').as('key'),
            'name',
            'site_id',
            'trust',
            'origins',
            'locales',
            'currencies',
            'currency_by_country',
            'countries',
            'billing_countries',
          ])
          .where('key', '=', 'pk_partner'),
      )
      .execute()
    // A new key is looked for every ten seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
    await callerOf(shop.app, { key: 'pk_other' })(site.readServerTime)
    vi.useRealTimers()
    const shopper = await shop.person('shopper@till.test')
    const numbers: string[] = []
    for (const key of ['pk_partner', 'pk_other']) {
      const verifier = newSecret()
      const { body } = await ask(shopper, verifier, { accessKey: key })
      const { status, body: session } = await exchange(body.authorizationCode, verifier, { key })
      expect(status, `The session of ${key}`).toBe(200)
      numbers.push(session.consumerNo)
    }
    expect(new Set([...numbers, shopper.consumerNo]).size).toBe(3)
  })

  test('T16: the code is for that key and the verifier of the page that asked, once', async () => {
    const shopper = await shop.person('shopper@till.test')
    const verifier = newSecret()
    const { body } = await ask(shopper, verifier)
    expect((await exchange(body.authorizationCode, verifier, { key: 'pk_demo' })).error?.errorId).toBe('AUT432')
    expect((await exchange(body.authorizationCode, newSecret())).error?.errorId).toBe('AUT438')
    const { status, error } = await exchange(body.authorizationCode, verifier)
    expect([status, error?.errorId, error?.message]).toEqual([401, 'AUT438', sentenceOf('AUT438', 'en-US')])
  })

  test('E3: a code that comes back to its page too late is AUT438', async () => {
    const verifier = newSecret()
    const { body } = await ask(await shop.person('industry@till.test'), verifier)
    await shop.nobody(sandbox.advanceSandboxClock, { body: { hours: 1, person: 'industry@till.test' } })
    expect((await exchange(body.authorizationCode, verifier)).error?.errorId).toBe('AUT438')
  })

  test('T22: no code goes to an origin that the key is not for, to a first-party key, or to nobody’s key', async () => {
    const shopper = await shop.person('shopper@till.test')
    for (const more of [{ origin: 'https://evil.example' }, { accessKey: 'pk_demo' }, { accessKey: 'pk_none' }]) {
      expect((await ask(shopper, newSecret(), more)).status).toBe(403)
    }
    expect((await ask(await shop.guest(), newSecret())).status).toBe(403)
    expect((await ask(await shop.guest('pk_partner'), newSecret())).status).toBe(403)
  })

  test('the guest’s lines come along, and nothing that they typed', async () => {
    const guest = await shop.guest('pk_partner')
    guestBasket = (await guest.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })).body.basketId
    const shopper = await shop.person('athlete@till.test')
    const verifier = newSecret()
    const { body } = await ask(shopper, verifier)
    const answer = await exchange(body.authorizationCode, verifier, { token: guest.token })
    guestBasket = undefined
    expect(answer.body.cart?.items).toMatchObject([{ productId: SHOE, qty: 1 }])
  })

  test('A3: what had no room in the account’s bag is reported to the page by name', async () => {
    const socks = { productId: 'TQ4407AB17', upc: await upcOn(shop.db, 'TQ4407AB17') }
    const shopper = await shop.person('joining@till.test')
    await shopper.call(cart.createCartWithItem, { body: { ...socks, qty: 2 } })
    const guest = await shop.guest('pk_partner')
    const { basketId, items } = (await guest.call(cart.createCartWithItem, { body: { ...socks, qty: 1 } })).body
    guestBasket = basketId
    const verifier = newSecret()
    const { body } = await ask(shopper, verifier)
    const answer = await exchange(body.authorizationCode, verifier, { token: guest.token })
    guestBasket = undefined
    expect(answer.body.notMerged).toEqual([{ productId: socks.productId, name: items[0]?.name, qty: 1, kept: 0 }])
  })

  test.each([
    ['signed out of the shop', (one: Shopper) => one.call(endpoints.signOut, { body: {} }), 'signed-out'],
    ['changed the password', ({ consumerNo }: Shopper) => endSessionsOf(shop.db, consumerNo), undefined],
  ])('A7, B9: leaves no page signed in, which is told whether its shopper %s', async (_how, end, reason) => {
    const shopper = await shop.person('trade@till.test')
    const verifier = newSecret()
    const { body } = await ask(shopper, verifier)
    const { body: session, headers } = await exchange(body.authorizationCode, verifier)
    await end(shopper)
    const page = callerOf(shop.app, { key: 'pk_partner', token: session.accessToken })
    const later = callerOf(shop.app, { key: 'pk_partner', cookie: String(headers['set-cookie']).split(';')[0] ?? '' })
    const atOnce = await page(cart.createCart, { body: {} })
    await deleteLeftovers(shop.db, Date.now() + 2 * 86_400_000)
    const inTwoDays = await later(endpoints.exchangeToken, { body: { type: 'Refresh' } })
    for (const { status, error } of [atOnce, inTwoDays]) expect([status, error?.['reason']]).toEqual([401, reason])
  })
})
