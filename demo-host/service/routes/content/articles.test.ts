import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArticleList } from '../../../../core/content/articles/contracts'
import { articleEndpoints } from '../../../../core/content/articles/endpoints'
import { fragmentEndpoints } from '../../../../core/content/fragment/endpoints'
import { type TestService, testService } from '../../testing/test-service'

describe('the articles of a blog', () => {
  let shop: TestService
  const ask = (query: Record<string, string> = {}, locale = 'en-US', searchType = 'article') =>
    shop.nobody(articleEndpoints.searchContent, {
      params: { mode: 'live', siteId: 'slow-miles', searchType },
      query,
      headers: { 'x-locale': locale },
    })
  const search = async (query: Record<string, string> = {}, locale = 'en-US') =>
    create((await ask(query, locale)).body, ArticleList)

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('J6: come the newest first, by tag and page by page', async () => {
    const all = await search()
    expect(all.result.map(({ id }) => id)).toEqual([
      ...['meridian-2', 'slow-week', 'harbour-loop', 'socks', 'walked-race', 'sideways-rain', 'before-light'],
    ])
    expect(all.facets.map(({ id, count }) => [id, count])).toEqual([
      ['training', 4],
      ['gear', 3],
      ['places', 2],
      ['weather', 2],
      ['racing', 1],
    ])
    expect(all.result[0]?.picture.url).toBe('http://localhost:4401/media/scene-coast.svg')
    const training = await search({ tagId: 'training', offset: '1', limit: '1' })
    expect([training.numFound, training.result.map(({ id }) => id)]).toEqual([4, ['harbour-loop']])
    const both = await search({ tagId: 'training', filters: 'gear' })
    expect([both.numFound, both.facets.find(({ id }) => id === 'places')]).toEqual([1, undefined])
    expect((await search({ filters: 'gear,weather' })).result.map(({ id }) => id)).toEqual(['sideways-rain'])
  })

  it('J6: are none of a tag that nobody knows, and none after the last', async () => {
    expect(await search({ tagId: 'knitting' })).toEqual({ result: [], facets: [], numFound: 0 })
    expect(await search({ offset: '100' })).toMatchObject({ result: [], numFound: 7 })
  })

  it.each([
    ['a page of half an article', { limit: 'x' }, 400],
    ['a place before the first', { offset: '-1' }, 400],
  ])('J6: refuse %s', async (_what, query, status) => {
    expect((await ask(query)).status).toBe(status)
  })

  it('J6: are the only thing that can be searched for', async () => {
    expect((await ask({}, 'en-US', 'recipe')).error?.errorId).toBe('API404')
  })

  it.each([
    ['en-US', 'Gear'],
    ['fr-FR', 'Équipement'],
    ['de-DE', 'Ausrüstung'],
    ['ja-JP', '道具'],
    ['ar-AE', 'العتاد'],
  ])('J6: are said with their tags in %s', async (locale, gear) => {
    const { facets, result } = await search({ limit: '50' }, locale)
    expect(facets.find(({ id }) => id === 'gear')?.label).toBe(gear)
    const pages = await Promise.all(
      result.map(({ id }) =>
        shop.nobody(fragmentEndpoints.readFragment, {
          params: { mode: 'live', fragmentId: `slow-miles-${id}` },
          headers: { 'x-locale': locale },
        }),
      ),
    )
    expect(pages.map(({ body }) => body.name)).toEqual(result.map(({ title }) => title))
    expect(new Set(pages.map(({ body }) => body.language))).toEqual(new Set([locale.slice(0, 2)]))
  })
})
