import { expect, test, vi } from 'vitest'
import { fakeStorage } from '../../core/testing/fake-storage'
import { type Answers, noAnswer, shopFor } from '../../core/testing/shop-for'
import { $home } from './home'

const check = 'GET /fapi/site/origin'

fakeStorage('sessionStorage')

/** The microsite, opened from this page. */
function openedFrom(referrer: string, answers: Answers = {}, key = 'pk_home', hash = '') {
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('location', { origin: 'https://shop.test', hash, hostname: 'shop.test', pathname: '/', search: '' })
  return shopFor(answers, { config: { key } })
}

test('leads back to a page of a registered origin, also after a reload', async () => {
  const shop = await openedFrom('https://blog.test/shoes', { [check]: { isRegistered: true } }, 'pk_known')
  expect(shop.see($home)).toBe('https://blog.test/shoes')
  expect(shop.callsTo(check)[0]?.query).toMatchObject({ origin: 'https://blog.test' })
  const again = await openedFrom('https://shop.test/en-us/cart', {}, 'pk_known')
  expect([again.see($home), again.calls]).toEqual(['https://blog.test/shoes', []])
})

test.each([
  ['of an origin that no key is for', 'https://evil.test/', { [check]: { isRegistered: false } }],
  ['while the shop cannot be asked', 'https://blog.test/', { [check]: noAnswer() }],
  ['that is no address', 'about:client', {}],
  ['that the browser does not tell', '', {}],
])('leads to the shop’s own start from a page %s', async (_what, referrer, answers) => {
  expect((await openedFrom(referrer, answers, `pk_${_what.length}`)).see($home)).toBe('/')
})

test.each([
  ['leads back to the very page that told its address', 'https://blog.test/shoes?red', 'https://blog.test/shoes?red'],
  ['takes no address of another origin than the browser names', 'https://evil.test/', 'https://blog.test/'],
  ['takes nothing that is no address', 'javascript:alert(1)', 'https://blog.test/'],
])('%s', async (what, told, home) => {
  const key = `pk_${what.length}_told`
  const replaceState = vi.fn<History['replaceState']>()
  vi.stubGlobal('history', { state: null, replaceState })
  const shop = await openedFrom(
    'https://blog.test/',
    { [check]: { isRegistered: true } },
    key,
    `#home=${encodeURIComponent(told)}`,
  )
  expect(shop.see($home)).toBe(home)
  expect(replaceState).toHaveBeenCalledWith(null, '', '/')
})

test('keeps what a page told in the address until the origin is checked, because a reload may come first', async () => {
  const replaceState = vi.fn<History['replaceState']>()
  vi.stubGlobal('history', { state: null, replaceState })
  const toldWhile: number[] = []
  const answers = {
    [check]: () => {
      toldWhile.push(replaceState.mock.calls.length)
      return { isRegistered: true }
    },
  }
  await openedFrom('https://blog.test/', answers, 'pk_reloaded', '#home=https%3A%2F%2Fblog.test%2Fshoes')
  expect([toldWhile, replaceState.mock.calls.length]).toEqual([[0], 1])
})

test('leads to the shop’s own pages where the shopper came from nowhere', async () => {
  const settings = { locales: [], currencies: [], trust: 'first-party', features: {}, environment: 'sandbox' }
  const own = { ...settings, home: 'https://northlane.test' }
  expect((await openedFrom('', { 'GET /fapi/site/settings': own }, 'pk_own')).see($home)).toBe('https://northlane.test')
})
