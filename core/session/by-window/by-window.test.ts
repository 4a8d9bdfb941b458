import { createWatch } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $isSignedIn } from '../arrival'
import { aToken } from '../../testing/a-token'
import { type Call, refuse, shopFor } from '../../testing/shop-for'
import { $session } from '../model'
import { $exchangeError } from '../signing'
import { dialogWanted } from '../../dialogs'
import '../../wiring/session/sign-in-is-a-dialog'
import { wayInShown, windowPressed } from './index'

const token = 'POST /token/v2/auth/token'

afterEach(() => vi.unstubAllGlobals())

/** A page of another site, by default one whose browser opens no window. */
function pageOfAnotherSite(open: () => unknown = () => null) {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (at: string) => kept.get(at) ?? null,
    setItem: (at: string, text: string) => kept.set(at, text),
    removeItem: (at: string) => kept.delete(at),
  })
  const gone: string[] = []
  const place = {
    ...{ href: 'https://club.test/bag', origin: 'https://club.test', pathname: '/bag', search: '', hash: '' },
    assign: (address: string) => void gone.push(address),
  }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', { state: null, replaceState: () => (place.hash = '') })
  vi.stubGlobal('window', { open, addEventListener: () => {} })
  return { kept, gone, place }
}

const registered = (call: Call) =>
  aToken((call.body as { type: string }).type === 'Registered' ? { consumerType: 'REGISTERED' } : {})

describe('a page whose browser opens no window', () => {
  test('T22: goes to the shop itself, comes back with a code, and exchanges it with its own verifier, once', async () => {
    const { kept, gone, place } = pageOfAnotherSite()
    const answers = { [token]: registered, 'GET /cart/v1/cart/:basketId': {} }
    const config = { key: 'pk_partner', trust: 'third-party' as const }
    const before = await shopFor(answers, { config })
    await before.press(wayInShown)
    await before.press(windowPressed)
    const asked = new URLSearchParams(new URL(gone[0] ?? '').hash.slice(1))
    expect(asked.get('back')).toBe('https://club.test/bag')
    expect([...kept.values()].join()).toContain(asked.get('state'))

    place.hash = `#till-sign-in=code-9&state=${asked.get('state')}`
    const after = await shopFor(answers, { config })
    await after.press(wayInShown)
    const exchanged = after.callsTo(token).map(({ body }) => body as Record<string, string>)
    expect(exchanged[0]).toMatchObject({ type: 'Registered', authorizationCode: 'code-9', trust: 'third-party' })
    expect([after.see($isSignedIn), place.hash, kept.size]).toEqual([true, '', 0])
  })

  test('A11: a page in the shop’s app goes to the shop itself, and opens no window, which would be another browser', async () => {
    const open = vi.fn()
    const { gone } = pageOfAnotherSite(open)
    const shop = await shopFor({}, { config: { key: 'pk_partner', trust: 'third-party', channel: 'MAPP' } })
    await shop.press(wayInShown)
    await shop.press(windowPressed)
    expect(open).not.toHaveBeenCalled()
    expect(gone).toEqual([expect.stringContaining('/sign-in-window#')])
  })

  test('A12: a code that came back too late (AUT438) signs nobody in, and opens the dialog that says so', async () => {
    const { gone, place } = pageOfAnotherSite()
    const config = { key: 'pk_partner', trust: 'third-party' as const }
    const before = await shopFor({}, { config })
    await before.press(wayInShown)
    await before.press(windowPressed)
    place.hash = `#till-sign-in=code-9&state=${new URLSearchParams(new URL(gone[0] ?? '').hash.slice(1)).get('state')}`
    const after = await shopFor({ [token]: refuse(401, 'AUT438') }, { config })
    const opened = vi.fn()
    createWatch({ unit: dialogWanted, fn: opened, scope: after.scope })
    await after.press(wayInShown)
    expect([after.see($exchangeError)?.code, after.see($session)]).toEqual(['AUT438', null])
    expect(opened.mock.calls).toEqual([[{ name: 'sign-in' }]])
  })

  test('T22: a window that a policy of the page cuts off comes back to the page itself, and signs in there; the page keeps no proof', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    const config = { key: 'pk_partner', trust: 'third-party' as const }
    // A new window has a copy of the storage of the tab that opened it.
    const copied = new Map<string, string>()
    const { kept, place } = pageOfAnotherSite(() => {
      for (const [at, text] of kept) copied.set(at, text)
      return { closed: true }
    })
    const before = await shopFor({}, { config })
    await before.press(wayInShown)
    void before.press(windowPressed)
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    expect(kept.size).toBe(0)

    const [, state] = /"state":"([^"]+)"/.exec([...copied.values()].join()) ?? []
    for (const [at, text] of copied) kept.set(at, text)
    place.hash = `#till-sign-in=code-9&state=${state}`
    const after = await shopFor({ [token]: registered, 'GET /cart/v1/cart/:basketId': {} }, { config })
    await after.press(wayInShown)
    expect(after.callsTo(token).map(({ body }) => body)).toMatchObject([{ authorizationCode: 'code-9' }])
    expect([after.see($isSignedIn), kept.size]).toEqual([true, 0])
  })

  test('T26: a code with another state than its own is no answer', async () => {
    const { gone, place } = pageOfAnotherSite()
    const config = { key: 'pk_partner', trust: 'third-party' as const }
    const before = await shopFor({}, { config })
    await before.press(wayInShown)
    await before.press(windowPressed)
    expect(gone).toHaveLength(1)
    place.hash = '#till-sign-in=forged&state=other'
    const after = await shopFor({ [token]: registered }, { config })
    await after.press(wayInShown)
    expect(after.callsTo(token)).toEqual([])
    expect(place.hash).toBe('')
  })
})
