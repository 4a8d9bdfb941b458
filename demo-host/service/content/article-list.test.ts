import { expect, it } from 'vitest'
import { firstCountOf } from '../../../core/content/blocks'
import type { Configuration } from '../configuration'
import type { ContentRecord } from '../repositories/content'
import { articleList } from './article-list'

it('J6: the largest grid of articles comes whole', () => {
  const records = Array.from({ length: 200 }, (_, place): ContentRecord => {
    const key = `article-${place}`
    const shared = { siteId: 'blog', kind: 'article', key, language: 'en', modified: '', isDraft: false }
    return { ...shared, body: { url: `/${key}`, title: key, picture: {}, tags: [], date: '2026-11-01' } }
  })
  const configuration = { shopOrigin: 'https://shop.test' } as Configuration
  const limit = firstCountOf({ rows: 12, gridSize: { sm: 12 } })
  const { result, numFound } = articleList(records, { locale: 'en-US', configuration, query: { limit: String(limit) } })
  expect([limit, result.length, numFound]).toEqual([144, 144, 200])
})
