import { validate } from 'superstruct'
import { describe, expect, it, test } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { asks, listing, page, queryAt, search, shown } from '../../testing/a-listing'
import { type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { SearchQuery } from './contracts'
import {
  $isListingThere,
  facetPressed,
  facetsCleared,
  listingLeft,
  listingRetried,
  listingShown,
  pageChosen,
  pagesAround,
  sortChosen,
  textCleared,
  textSearched,
} from './index'

describe('G8: a list of products', () => {
  it('asks for the first sixteen, once however often it is shown', async () => {
    const shop = await shopFor(asks)
    await shop.press(listingShown, shown())
    await shop.press(listingLeft, 'a')
    await shop.press(listingShown, shown())
    expect(shop.callsTo(search)).toHaveLength(1)
    expect(queryAt(shop)).toEqual({ sort: 'relevance', start: '0', count: '16' })
    expect(listing(shop)).toMatchObject({ isPending: false, answer: { total: 100 }, criteria: { page: 1 } })
  })

  it('is a category, a query, an order and a size as the page’s owner says, and another where they say another', async () => {
    const shop = await shopFor(asks)
    await shop.press(listingShown, shown('a', { category: '1100', query: 'red', sort: 'newest', pageSize: 8 }))
    expect(queryAt(shop)).toEqual({ categoryId: '1100', q: 'red', sort: 'newest', start: '0', count: '8' })
    await shop.press(listingShown, shown('a', { category: '1200', sort: 'cheapest', pageSize: 500 }))
    expect(queryAt(shop)).toEqual({ categoryId: '1200', sort: 'relevance', start: '0', count: '96' })
  })

  it('narrows by several values of a facet, takes them out again, and begins at page 1 each time', async () => {
    const shop = await shopFor(asks)
    await shop.press(listingShown, shown())
    await shop.press(pageChosen, { key: 'a', page: 3 })
    expect(queryAt(shop)).toMatchObject({ start: '32' })
    await shop.press(facetPressed, { key: 'a', facet: 'color', value: 'ember' })
    await shop.press(facetPressed, { key: 'a', facet: 'color', value: 'cobalt' })
    expect(queryAt(shop)).toMatchObject({ color: 'ember,cobalt', start: '0' })
    await shop.press(facetPressed, { key: 'a', facet: 'color', value: 'ember' })
    expect(queryAt(shop)).toMatchObject({ color: 'cobalt' })
    await shop.press(sortChosen, { key: 'a', sort: 'price-desc' })
    await shop.press(facetsCleared, 'a')
    expect(queryAt(shop)).toEqual({ sort: 'price-desc', start: '0', count: '16' })
  })

  it('takes as many values of a facet as there are', async () => {
    const shop = await shopFor(asks)
    await shop.press(listingShown, shown())
    const colours = Array.from({ length: 40 }, (_, place) => `colour-${place}`)
    for (const value of colours) await shop.press(facetPressed, { key: 'a', facet: 'color', value })
    expect(validate({ color: colours.join(',') }, SearchQuery)[0]).toBeUndefined()
    expect(queryAt(shop)).toMatchObject({ color: colours.join(',') })
  })

  it('shows what was asked for last, whichever answer comes last', async () => {
    let answerFirst = () => {}
    const late = new Promise<void>(resolve => {
      answerFirst = resolve
    })
    const shop = await shopFor({
      [search]: async (call: Call) => {
        if (call.query['sort'] === 'newest') await late
        return page(call)
      },
    })
    await shop.press(listingShown, shown())
    const first = shop.press(sortChosen, { key: 'a', sort: 'newest' })
    const second = shop.press(pageChosen, { key: 'a', page: 2 })
    const third = shop.press(sortChosen, { key: 'a', sort: 'price-asc' })
    answerFirst()
    await Promise.all([first, second, third])
    expect(listing(shop)).toMatchObject({ criteria: { sort: 'price-asc' }, answer: { start: 0 }, isPending: false })
  })

  it('goes to the last page where the page is beyond it', async () => {
    const shop = await shopFor(asks)
    await shop.press(listingShown, shown())
    await shop.press(pageChosen, { key: 'a', page: 40 })
    expect(listing(shop)).toMatchObject({ criteria: { page: 7 }, answer: { start: 96 }, turn: 1 })
  })

  it('shows no older products where it is refused, says why, and asks again when asked or online again', async () => {
    const answers: Record<string, unknown> = { ...asks }
    const shop = await shopFor({ [search]: (call: Call) => (answers[search] as (call: Call) => unknown)(call) })
    await shop.press(listingShown, shown())
    answers[search] = () => refuse(500, 'GEN500')
    await shop.press(pageChosen, { key: 'a', page: 2 })
    expect(listing(shop)).toMatchObject({ error: { code: 'GEN500' }, isPending: false, answer: null })
    answers[search] = noAnswer('offline')
    await shop.press(listingRetried, 'a')
    expect(listing(shop)).toMatchObject({ error: { code: 'offline' } })
    answers[search] = page
    await shop.press(cameOnline)
    expect(listing(shop)).toMatchObject({ error: null, criteria: { page: 2 }, answer: { start: 16 } })
  })

  it('all of a page ask again once the connection is back', async () => {
    const answers: Record<string, unknown> = { [search]: noAnswer('offline') }
    const shop = await shopFor({ [search]: (call: Call) => (answers[search] as (call: Call) => unknown)(call) })
    await shop.press(listingShown, shown('a', { category: '1100' }))
    await shop.press(listingShown, shown('b', { category: '1200' }))
    answers[search] = page
    await shop.press(cameOnline)
    expect(shop.callsTo(search).map(({ query }) => query['categoryId'])).toEqual(['1100', '1200', '1100', '1200'])
  })

  it('several of one page ask each for itself', async () => {
    const shop = await shopFor(asks)
    await Promise.all([
      shop.press(listingShown, shown('a', { category: '1100' })),
      shop.press(listingShown, shown('b', { category: '1200' })),
    ])
    expect(shop.callsTo(search).map(({ query }) => query['categoryId'])).toEqual(['1100', '1200'])
    await shop.press(sortChosen, { key: 'b', sort: 'newest' })
    expect(listing(shop, 'a')).toMatchObject({ criteria: { sort: 'relevance' } })
  })

  it('takes what a search field was asked for, if it is on the page', async () => {
    const shop = await shopFor(asks)
    await shop.press(textSearched, { text: 'nobody hears' })
    await shop.press(listingShown, shown('gone'))
    await shop.press(listingLeft, 'gone')
    expect(shop.see($isListingThere)).toBe(false)
    await shop.press(listingShown, shown('a', { category: '1100' }))
    expect(shop.see($isListingThere)).toBe(true)
    await shop.press(facetPressed, { key: 'a', facet: 'color', value: 'ember' })
    await shop.press(textSearched, { text: 'jacket' })
    expect(queryAt(shop)).toEqual({ q: 'jacket', sort: 'relevance', start: '0', count: '16' })
    await shop.press(textSearched, { text: '', categoryId: '2300' })
    expect(queryAt(shop)).toMatchObject({ category: '2300' })
    expect(listing(shop)?.turn).toBe(2)
    await shop.press(textCleared, 'a')
    expect(queryAt(shop)).toEqual({ categoryId: '1100', sort: 'relevance', start: '0', count: '16' })
  })
})

test.each([
  [1, 1, [1]],
  [1, 7, [1, 2, 3, null, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 11, [1, null, 4, 5, 6, 7, 8, null, 11]],
  [11, 11, [1, null, 9, 10, 11]],
])('G8: paging: on page %i of %i two siblings stand on either side', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages)
})
