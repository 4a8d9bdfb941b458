import { afterEach, expect, test, vi } from 'vitest'
import { saveInTab } from '../../runtime/tab-storage'
import { fakeStorage } from '../../testing/fake-storage'
import { refuse, shopFor } from '../../testing/shop-for'
import { $asking, pageAllowed, pageDenied, wayBackShown } from './index'

const tab = fakeStorage('sessionStorage')
const give = 'POST /token/v2/auth/code'
const blog = { key: 'pk_partner', origin: 'https://blog.test', challenge: 'c1', state: 's1', back: '' }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['allowed', pageAllowed, { authorizationCode: 'code-1', expiresIn: 60 }, 0],
  ['denied', pageDenied, {}, 0],
  ['not told, because the shop refused', pageAllowed, refuse(500, 'GEN500'), 1],
])('A2: a page that was %s waits in the shop’s window no more, or still', async (_how, press, answer, left) => {
  vi.stubGlobal('window', { opener: { postMessage: () => {} }, close: () => {} })
  const shop = await shopFor({ [give]: answer }, { config: { key: 'pk_window' } })
  saveInTab('pk_window', 'asking', 1, blog)
  await shop.press(wayBackShown)
  expect(shop.see($asking)).toEqual(blog)
  await shop.press(press)
  expect([...tab.keys()].filter(name => name.includes('asking'))).toHaveLength(left)
})
