import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArticleList } from '../../../../core/content/articles/contracts'
import { articleEndpoints } from '../../../../core/content/articles/endpoints'
import { type TestService, testService } from '../../testing/test-service'

describe('G8: articles for a query', () => {
  let shop: TestService
  const search = async (q: string, locale = 'en-US', more: Record<string, string> = {}) => {
    const { body } = await shop.nobody(articleEndpoints.searchContent, {
      params: { mode: 'live', siteId: 'slow-miles', searchType: 'article' },
      query: { q, ...more },
      headers: { 'x-locale': locale },
    })
    return create(body, ArticleList)
  }
  const ids = async (q: string, locale?: string) => (await search(q, locale)).result.map(({ id }) => id)

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it.each([
    ['a word of its title', 'harbour', 'harbour-loop'],
    ['another form of it', 'walking a race', 'walked-race'],
    ['the beginning of one', 'merid', 'meridian-2'],
    ['a word of its subtitle', 'wash', 'socks'],
    ['a tag', 'weather', 'sideways-rain'],
    ['a word that is misspelt', 'harbuor', 'harbour-loop'],
  ])('are found by %s', async (_what, q, id) => {
    expect(await ids(q)).toContain(id)
  })

  it.each([
    ['en-US', 'Meridian'],
    ['fr-FR', 'equipement kilometre'],
    ['de-DE', 'zweihundert'],
    ['ja-JP', '200キロ'],
    ['ar-AE', 'كيلومتر'],
  ])('are found by words of the reader’s language in %s', async (locale, q) => {
    const found = await search(q, locale)
    expect(found.result.map(({ id }) => id)).toContain('meridian-2')
    expect(found.numFound).toBeLessThan(7)
  })

  it('come with the best one first, not the newest', async () => {
    expect((await ids('race'))[0]).toBe('walked-race')
  })

  it('can be narrowed by a tag, and read page by page', async () => {
    const all = await search('gear')
    expect(all.numFound).toBe(3)
    expect((await search('gear', 'en-US', { filters: 'weather' })).result.map(({ id }) => id)).toEqual([
      'sideways-rain',
    ])
    expect((await search('gear', 'en-US', { offset: '2', limit: '2' })).result).toHaveLength(1)
  })

  it.each(['quantum chromodynamics', '🦊', 'the of and', "'); drop table articles; --"])('are none for %s', async q => {
    expect(await search(q)).toEqual({ result: [], facets: [], numFound: 0 })
  })

  it('are all of them where the query is empty', async () => {
    expect((await search(' ')).numFound).toBe(7)
  })
})
