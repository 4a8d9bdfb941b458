import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, mayCall, type Role, type Scope, type Trust } from '../../../core/http/access'
import { giveAccessToken } from '../repositories/access-tokens'
import { createGuest, findPerson } from '../repositories/consumers'
import { openSession } from '../repositories/sessions'
import { accessPage } from '../testing/access-page'
import { type Caller as Call, callerOf } from '../testing/callers'
import { type TestService, testService } from '../testing/test-service'
import type { AnyEndpoint } from './service'

const PEOPLE = {
  registered: 'shopper@till.test',
  employee: 'employee@till.test',
  associate: 'clerk@till.test',
} as const

describe('the table of access', () => {
  let shop: TestService
  const callers: { name: string; caller: Caller; call: Call }[] = []

  /** `by`: what makes it third-party: its key, its session, or its token alone. */
  async function add(role: Exclude<Role, 'nobody'>, scope: Scope, trust: Trust, by: 'key' | 'session' | 'token') {
    const known = role === 'guest' ? await createGuest(shop.db) : await findPerson(shop.db, PEOPLE[role])
    const key = by === 'key' && trust === 'third-party' ? 'pk_partner' : 'pk_demo'
    const strictIf = (where: typeof by) => (by === where ? trust : 'first-party')
    const opened = { consumerNo: known?.consumerNo ?? '', accessKey: key, scope, trust: strictIf('session') }
    const { id } = await openSession(shop.db, opened)
    const token = await giveAccessToken(shop.db, id, strictIf('token'))
    const name = `${role}, ${scope}, ${trust} by its ${by}`
    callers.push({ name, caller: { role, scope, trust }, call: callerOf(shop.app, { key, token }) })
  }

  beforeAll(async () => {
    shop = await testService()
    for (const [key, trust] of [
      ['pk_demo', 'first-party'],
      ['pk_partner', 'third-party'],
    ] as const) {
      const caller = { trust, scope: 'full', role: 'nobody' } as const
      callers.push({ name: `nobody, ${trust}`, caller, call: callerOf(shop.app, { key }) })
    }
    // A key, a session or a token alone is enough to make a page third-party.
    for (const [role, by] of [
      ['guest', 'key'],
      ['registered', 'session'],
      ['employee', 'token'],
      ['associate', 'key'],
    ] as const) {
      for (const scope of ['full', 'cart'] as const) {
        for (const trust of ['first-party', 'third-party'] as const) await add(role, scope, trust, by)
      }
    }
  })
  afterAll(() => shop.close())

  // Invalid input is refused before any work is done, but after access was checked.
  const tryIt = (call: Call, { path, ...endpoint }: AnyEndpoint) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x'])
    return call({ path, ...endpoint }, { params: Object.fromEntries(names), body: endpoint.body ? '"x"' : undefined })
  }

  it('T22: holds on every route, for nobody and for every trust, scope and role', async () => {
    const wrong: string[] = []
    for (const endpoint of shop.app.service.mounted) {
      for (const { name, caller, call } of callers) {
        const { status, error } = await tryIt(call, endpoint)
        const isRefused = error?.errorId === 'AUT404' && (status === 401 || status === 403)
        if (isRefused === mayCall(endpoint.audience, caller)) wrong.push(`${endpoint.name} as ${name}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    // More than a thousand calls, on whatever else the machine does.
  }, 120_000)

  it('T22: a third-party page may change and read a cart and a guest’s lists, and nothing else of a shopper', () => {
    const guest = { trust: 'third-party', scope: 'full', role: 'guest' } as const
    const nobody = { ...guest, role: 'nobody' } as const
    const more = shop.app.service.mounted.filter(
      ({ audience }) => mayCall(audience, guest) && !mayCall(audience, nobody),
    )
    expect(more.map(({ name }) => name).sort()).toEqual(
      [
        ...['addItem', 'applyCoupon', 'createCart', 'createCartWithItem', 'readCart', 'removeCoupon', 'removeItem'],
        ...['reserveWithItem', 'updateItem', 'saveLine', 'readSaved', 'readSavedOfCart', 'removeSaved', 'updateSaved'],
        ...['addFavorite', 'readFavorites', 'readShared', 'removeFavorite', 'shareFavorites'],
        ...['writeReview', 'voteReview', 'flagReview', 'askQuestion', 'voteAnswer', 'readOwnVotes'],
        'reportMedia',
        ...['createHandoff', 'signOut'],
      ].sort(),
    )
  })

  it('T22: a third-party page that acts for who signed in may do with their cart what it may with a guest’s, and no more', () => {
    const signedIn = { trust: 'third-party', scope: 'full', role: 'registered' } as const
    const open = shop.app.service.mounted.filter(({ audience }) => audience !== 'anyone' && mayCall(audience, signedIn))
    expect(open.map(({ name }) => name).sort()).toEqual(
      [
        ...['addItem', 'applyCoupon', 'createCart', 'createCartWithItem', 'readCart', 'removeCoupon', 'removeItem'],
        ...['reserveWithItem', 'updateItem', 'readShared', 'createHandoff', 'signOut'],
      ].sort(),
    )
  })

  it('T22: the list of a store’s employees is for associates alone', async () => {
    const allowed = callers.filter(({ caller }) => mayCall('associate', caller))
    expect(allowed.map(({ name }) => name)).toEqual(['associate, full, first-party by its key'])
    const employees = shop.app.service.mounted.find(({ name }) => name === 'readStoreEmployees')
    expect(employees?.audience).toBe('associate')
  })

  it('is written down on a page that is up to date', async () => {
    await expect(accessPage(shop.app.service.mounted)).toMatchFileSnapshot('../ACCESS.md')
  })
})
