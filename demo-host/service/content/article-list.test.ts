import { expect, it } from 'vitest'
import { firstCountOf } from '../../../core/content/blocks'
import type { Configuration } from '../configuration'
import type { ContentRecord } from '../repositories/content'
import { articleList } from './article-list'

const configuration = { shopOrigin: 'https://shop.test' } as Configuration
const article = (key: string, more: object = {}): ContentRecord => {
  const shared = { siteId: 'blog', kind: 'article', key, language: 'en', modified: '', isDraft: false }
  return {
    ...shared,
    body: { url: `/${key}`, title: key, picture: { url: '/a.jpg', alt: '' }, tags: [], date: '2026-11-01', ...more },
  }
}

it('J6: an article that an editor left without its tags or its day is left out alone', () => {
  const records = [article('whole'), article('untagged', { tags: undefined }), article('undated', { date: null })]
  const { result, numFound } = articleList(records, { locale: 'en-US', configuration, query: {} })
  expect([result.map(({ id }) => id), numFound]).toEqual([['whole'], 1])
})

it('J6: the largest grid of articles comes whole', () => {
  const records = Array.from({ length: 200 }, (_, place) => article(`article-${place}`))
  const limit = firstCountOf({ rows: 12, gridSize: { sm: 12 } })
  const { result, numFound } = articleList(records, { locale: 'en-US', configuration, query: { limit: String(limit) } })
  expect([limit, result.length, numFound]).toEqual([144, 144, 200])
})
