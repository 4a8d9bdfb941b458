import { describe, expect, test, vi } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { anArticle, articlesOf } from '../../testing/an-article'
import { noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import {
  $articleLists,
  $related,
  articlesRetried,
  articlesShown,
  moreArticlesWanted,
  relatedKey,
  relatedRetried,
  relatedShown,
  tagPressed,
  tagsCleared,
} from './index'

const ASK = 'GET /live/caas/v1/canvas/search/:siteId/article'
const key = 'w1'
const place = { key, siteId: 'slow-miles', tagId: null, count: 3 }
const blog = articlesOf(
  anArticle('shoes', ['gear']),
  anArticle('hills', ['training']),
  anArticle('harbour', ['places', 'training']),
  anArticle('socks', ['gear', 'training']),
)

const list = (shop: Shop) => shop.see($articleLists)[key]
const idsIn = (shop: Shop) => list(shop)?.articles?.map(({ id }) => id)
const facetsIn = (shop: Shop) => list(shop)?.facets.map(({ id }) => id)
const asked = (shop: Shop) => shop.callsTo(ASK).at(-1)?.query

describe('a grid of articles', () => {
  test('J6: reads as many as it shows at first, and the next ones when more are wanted', async () => {
    const shop = await shopFor({ [ASK]: blog })
    await shop.press(articlesShown, place)
    expect([idsIn(shop), list(shop)?.numFound]).toEqual([['shoes', 'hills', 'harbour'], 4])
    expect(shop.callsTo(ASK)[0]?.path).toBe('/live/caas/v1/canvas/search/slow-miles/article')
    await shop.press(moreArticlesWanted, key)
    expect(asked(shop)).toMatchObject({ offset: '3', limit: '3' })
    expect(idsIn(shop)).toEqual(['shoes', 'hills', 'harbour', 'socks'])
  })

  test('J5: leaves out one that is broken or would run as a script, and goes on behind it', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const script = anArticle('trap', ['gear'], { url: 'javascript:alert(1)' })
    const broken = anArticle('blank', [], { picture: null as never })
    const tagged = anArticle('tagged', ['gear'], { tags: [{ id: 'gear', label: 'Gear' }, { id: 'lost' }] as never })
    const sent = [script, tagged, broken, anArticle('socks')]
    const some = { result: sent.slice(0, 3), facets: [{ id: 'gear', label: 'Gear', count: 3 }, null], numFound: 4 }
    const shop = await shopFor({
      [ASK]: ({ query }: { query: { offset: string } }) =>
        query.offset === '3' ? { ...some, result: [sent[3]] } : some,
    })
    await shop.press(articlesShown, place)
    expect([idsIn(shop), facetsIn(shop), list(shop)?.articles?.[0]?.tags]).toEqual([
      ['tagged'],
      ['gear'],
      [{ id: 'gear', label: 'Gear' }],
    ])
    await shop.press(moreArticlesWanted, key)
    expect([asked(shop)?.['offset'], idsIn(shop), list(shop)?.numFound]).toEqual(['3', ['tagged', 'socks'], 2])
    said.mockRestore()
  })

  test('J6: is read once, however often it is shown', async () => {
    const shop = await shopFor({ [ASK]: blog })
    await shop.press(articlesShown, place)
    await shop.press(articlesShown, { ...place })
    expect(shop.callsTo(ASK)).toHaveLength(1)
  })

  test('J6: several tags narrow it, a tag pressed again is left out, and all can be cleared', async () => {
    const shop = await shopFor({ [ASK]: blog })
    await shop.press(articlesShown, place)
    expect(facetsIn(shop)).toEqual(['training', 'gear', 'places'])
    await shop.press(tagPressed, { key, tagId: 'gear' })
    expect([idsIn(shop), asked(shop)?.['filters']]).toEqual([['shoes', 'socks'], 'gear'])
    await shop.press(tagPressed, { key, tagId: 'training' })
    expect([idsIn(shop), list(shop)?.tags]).toEqual([['socks'], ['gear', 'training']])
    await shop.press(tagPressed, { key, tagId: 'gear' })
    expect(idsIn(shop)).toEqual(['hills', 'harbour', 'socks'])
    await shop.press(tagsCleared, key)
    expect([idsIn(shop), asked(shop)?.['filters']]).toEqual([['shoes', 'hills', 'harbour'], undefined])
  })

  test('J6: its tags keep their order, and one that would leave nothing goes', async () => {
    const shop = await shopFor({ [ASK]: blog })
    await shop.press(articlesShown, place)
    await shop.press(tagPressed, { key, tagId: 'gear' })
    expect(facetsIn(shop)).toEqual(['training', 'gear'])
  })

  test('J6: of one tag of the editors’ offers the others', async () => {
    const shop = await shopFor({ [ASK]: blog })
    await shop.press(articlesShown, { ...place, tagId: 'training' })
    expect(facetsIn(shop)).toEqual(['places', 'gear'])
    await shop.press(tagPressed, { key, tagId: 'gear' })
    expect(asked(shop)).toMatchObject({ tagId: 'training', filters: 'gear' })
    expect(idsIn(shop)).toEqual(['socks'])
  })

  test('J6: only the last choice counts, whichever answer comes first', async () => {
    let answer = (_value: unknown) => {}
    const slow = new Promise(resolve => {
      answer = resolve
    })
    const shop = await shopFor({
      [ASK]: (call: Parameters<typeof blog>[0]) => (call.query['filters'] === 'gear' ? slow : blog(call)),
    })
    await shop.press(articlesShown, place)
    const first = shop.press(tagPressed, { key, tagId: 'gear' })
    void shop.press(tagPressed, { key, tagId: 'gear' })
    await expect.poll(() => list(shop)?.isPending).toBe(false)
    answer(blog({ query: { filters: 'gear' } }))
    await first
    expect(idsIn(shop)).toEqual(['shoes', 'hills', 'harbour'])
  })

  test('J6: tells what failed, keeps what is there, and goes on when it is tried again', async () => {
    let isDown = false
    const shop = await shopFor({
      [ASK]: (call: Parameters<typeof blog>[0]) => (isDown ? refuse(500, 'GEN500') : blog(call)),
    })
    await shop.press(articlesShown, place)
    isDown = true
    await shop.press(moreArticlesWanted, key)
    expect([list(shop)?.error?.code, idsIn(shop)?.length]).toEqual(['GEN500', 3])
    isDown = false
    await shop.press(articlesRetried, key)
    expect([list(shop)?.error, idsIn(shop)?.length]).toEqual([null, 4])
  })

  test('J6: reads no more of what was there before a choice that failed', async () => {
    let isDown = false
    const shop = await shopFor({
      [ASK]: (call: Parameters<typeof blog>[0]) => (isDown ? refuse(500, 'GEN500') : blog(call)),
    })
    await shop.press(articlesShown, { ...place, count: 1 })
    isDown = true
    await shop.press(tagPressed, { key, tagId: 'gear' })
    isDown = false
    await shop.press(moreArticlesWanted, key)
    expect(idsIn(shop)).toEqual(['shoes'])
    await shop.press(articlesRetried, key)
    await shop.press(moreArticlesWanted, key)
    expect([idsIn(shop), list(shop)?.tags]).toEqual([['shoes', 'socks'], ['gear']])
  })

  test('J6: is asked for again by itself once the connection is back', async () => {
    let isOffline = true
    const shop = await shopFor({
      [ASK]: (call: Parameters<typeof blog>[0]) => (isOffline ? noAnswer('offline')() : blog(call)),
    })
    await shop.press(articlesShown, place)
    expect(list(shop)?.error?.code).toBe('offline')
    isOffline = false
    await shop.press(cameOnline)
    expect(idsIn(shop)).toEqual(['shoes', 'hills', 'harbour'])
  })
})

describe('articles for a query', () => {
  const found = { ...place, query: 'harbour' }

  test('G8: are those that are found, and others once something else is searched for', async () => {
    const shop = await shopFor({ [ASK]: blog })
    await shop.press(articlesShown, found)
    expect(asked(shop)).toMatchObject({ q: 'harbour', offset: '0', limit: '3' })
    await shop.press(articlesShown, { ...found })
    expect(shop.callsTo(ASK)).toHaveLength(1)
    await shop.press(articlesShown, { ...found, query: 'socks' })
    expect(asked(shop)).toMatchObject({ q: 'socks' })
    await shop.press(moreArticlesWanted, key)
    expect(asked(shop)).toMatchObject({ q: 'socks', offset: '3' })
  })
})

describe('related articles', () => {
  const article = { siteId: 'slow-miles', articleId: 'b', tagId: 'gear' }
  const many = articlesOf(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => anArticle(id)))

  test('J6: are four at most, of the same tag, and never the article itself', async () => {
    const shop = await shopFor({ [ASK]: many })
    await shop.press(relatedShown, article)
    const related = shop.see($related)[relatedKey(article)]?.articles
    expect(related?.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e'])
    expect(asked(shop)?.['tagId']).toBe('gear')
  })

  test('J6: that failed are tried again', async () => {
    let isDown = true
    const shop = await shopFor({
      [ASK]: (call: Parameters<typeof blog>[0]) => (isDown ? refuse(500, 'GEN500') : many(call)),
    })
    await shop.press(relatedShown, article)
    expect(shop.see($related)[relatedKey(article)]?.error?.code).toBe('GEN500')
    isDown = false
    await shop.press(relatedRetried, relatedKey(article))
    expect(shop.see($related)[relatedKey(article)]).toMatchObject({ error: null, isPending: false })
  })
})
