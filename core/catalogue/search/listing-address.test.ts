import { afterEach, describe, expect, it, vi } from 'vitest'
import { asks, listing, page, queryAt, search, shown } from '../../testing/a-listing'
import { type Call, shopFor } from '../../testing/shop-for'
import {
  facetPressed,
  facetsCleared,
  lastPage,
  listingRetried,
  listingShown,
  pageChosen,
  sortChosen,
  textSearched,
} from './index'

afterEach(() => vi.unstubAllGlobals())

describe('G8: the page’s address', () => {
  let entries: string[] = []
  const goTo = (address: string) => vi.stubGlobal('location', new URL(address))
  const at = (address: string) => {
    entries = [address]
    goTo(address)
    const replaceState = vi.fn((state: unknown, _title: string, next: URL) => {
      expect(state).toBe('the page’s own')
      entries[entries.length - 1] = next.href
      goTo(next.href)
    })
    const pushState = vi.fn((state: unknown, title: string, next: URL) => {
      entries.push(next.href)
      replaceState(state, title, next)
    })
    vi.stubGlobal('history', { state: 'the page’s own', replaceState, pushState })
  }

  it('says and keeps what is asked for where the owner wants it, and nothing that is usual', async () => {
    at('https://blog.test/gear?utm=1&q=jacket&color=ember,cobalt&sort=newest&page=2')
    const shop = await shopFor(asks)
    await shop.press(listingShown, shown('a', { category: '2000' }, true))
    expect(queryAt(shop)).toEqual({
      categoryId: '2000',
      q: 'jacket',
      color: 'ember,cobalt',
      sort: 'newest',
      start: '16',
      count: '16',
    })
    await shop.press(facetsCleared, 'a')
    await shop.press(sortChosen, { key: 'a', sort: 'relevance' })
    expect(entries.at(-1)).toBe('https://blog.test/gear?utm=1&q=jacket')
  })

  it('asks for no more than the service takes, and the last page is the last that can be had', async () => {
    at(`https://blog.test/gear?q=${'x'.repeat(300)}&page=999999999`)
    const shop = await shopFor({ [search]: (call: Call) => ({ ...page(call), total: 1_000_000 }) })
    await shop.press(listingShown, shown('a', {}, true))
    expect(queryAt(shop)).toMatchObject({ q: 'x'.repeat(200), start: '10000' })
    expect(lastPage(1_000_000, 16)).toBe(listing(shop)?.criteria.page)
  })

  it.each([
    ['what was searched for in the whole shop', { text: 'jacket' }, { q: 'jacket' }],
    ['another category', { text: '', categoryId: '2300' }, { category: '2300' }],
  ])('brings back %s after a reload of a category’s page', async (_what, searched, found) => {
    at('https://blog.test/gear')
    const before = await shopFor(asks)
    await before.press(listingShown, shown('a', { category: '2000' }, true))
    await before.press(textSearched, searched)
    at(String(entries.at(-1)))
    const after = await shopFor(asks)
    await after.press(listingShown, shown('a', { category: '2000' }, true))
    expect(queryAt(before)).toEqual({ ...found, sort: 'relevance', start: '0', count: '16' })
    expect(queryAt(after)).toEqual(queryAt(before))
  })

  it('is left alone where the owner does not', async () => {
    at('https://blog.test/gear?q=jacket&page=2')
    const shop = await shopFor(asks)
    await shop.press(listingShown, shown())
    await shop.press(pageChosen, { key: 'a', page: 3 })
    expect(queryAt(shop, 0)).toEqual({ sort: 'relevance', start: '0', count: '16' })
    expect(entries).toEqual(['https://blog.test/gear?q=jacket&page=2'])
  })

  it('has an entry of the history for each choice; the back button undoes it, and another page’s address is left alone', async () => {
    at('https://blog.test/gear')
    const tab = new EventTarget()
    vi.stubGlobal('window', tab)
    const shop = await shopFor(asks)
    await shop.press(listingShown, shown('a', {}, true))
    await shop.press(facetPressed, { key: 'a', facet: 'color', value: 'ember' })
    await shop.press(sortChosen, { key: 'a', sort: 'newest' })
    await shop.press(pageChosen, { key: 'a', page: 40 })
    await shop.press(listingRetried, 'a')
    const all = ['', '?color=ember', '?color=ember&sort=newest', '?color=ember&sort=newest&page=7']
    expect(entries).toEqual(all.map(query => `https://blog.test/gear${query}`))
    const calls = shop.callsTo(search).length
    goTo('https://blog.test/about?color=cobalt')
    tab.dispatchEvent(new Event('popstate'))
    goTo(String(entries[1]))
    tab.dispatchEvent(new Event('popstate'))
    await expect.poll(() => listing(shop)).toMatchObject({ criteria: { sort: 'relevance', page: 1 }, isPending: false })
    expect([shop.callsTo(search).length - calls, queryAt(shop)['color'], entries.length]).toEqual([1, 'ember', 4])
  })
})
