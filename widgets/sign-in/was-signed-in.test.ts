import { afterEach, expect, test, vi } from 'vitest'
import { save } from '../../core/runtime/storage'
import { started } from '../../core/runtime/started'
import { fakeStorage } from '../../core/testing/fake-storage'
import { shopFor } from '../../core/testing/shop-for'
import { wasSignedIn } from './was-signed-in'
import { $isSignedIn } from '../../core/session/arrival'

fakeStorage('localStorage')

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['says so', 'of another site over https', 'https:', 'blog.test', true],
  ['says so', 'of the shop’s own host without https', 'http:', 'shop.test', true],
  ['does not say so', 'of another host without https, which keeps no cookie', 'http:', 'blog.test', false],
])(
  'A2: before the service answers, who was signed in %s on a page %s',
  async (_what, _where, protocol, hostname, isIn) => {
    vi.stubGlobal('location', { protocol, hostname, origin: `${protocol}//${hostname}`, hash: '', search: '' })
    const shop = await shopFor({}, { isStarted: false })
    const { key, api } = shop.config
    save(key, 'session', 1, { login: true, accessExpiry: 0, employee: false })
    void shop.press(started, shop.config)
    expect([shop.see($isSignedIn), wasSignedIn(key, api)]).toEqual([isIn, isIn])
  },
)
