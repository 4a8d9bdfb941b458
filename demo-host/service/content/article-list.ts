import { type Infer, is } from 'superstruct'
import { Article, type ArticleList, type ArticleQuery } from '../../../core/content/articles/contracts'
import type { CallContext } from '../calls/context'
import { fail } from '../failure'
import type { ContentRecord } from '../repositories/content'
import { answerDocument } from './answer-record'

type ArticleCall = Pick<CallContext, 'locale' | 'configuration'> & { readonly query: Infer<typeof ArticleQuery> }

const USUAL = 12
/** Of the largest grid: twelve rows of twelve. */
const MAX = 144

/** Without those that break their contract. The newest first; what was searched for is in the order in which it was found. Facets count what was found, so each narrows it further. */
export function articleList(records: readonly ContentRecord[], call: ArticleCall): ArticleList {
  const { query } = call
  const tags = [query.tagId, ...(query.filters ?? '').split(',')].map(tag => tag?.trim()).filter(tag => tag)
  const offset = numberIn('offset', query.offset, 0)
  const limit = Math.min(MAX, numberIn('limit', query.limit, USUAL))
  const found = records
    .map(record => articleOf(record, call))
    .filter(article => is(article, Article))
    .filter(article => tags.every(wanted => article.tags.some(({ id }) => id === wanted)))
    .sort((one, other) => (query.q?.trim() ? 0 : other.date.localeCompare(one.date)))
  return { result: found.slice(offset, offset + limit), facets: facetsOf(found), numFound: found.length }
}

function articleOf(record: ContentRecord, call: ArticleCall): Article {
  const { url, title, eyebrow, picture, tags, date } = answerDocument<Article>(record, call)
  return { id: record.key, url, title, ...(eyebrow ? { eyebrow } : {}), picture, tags, date }
}

function facetsOf(articles: readonly Article[]): ArticleList['facets'] {
  const facets = new Map<string, { id: string; label: string; count: number }>()
  for (const { id, label } of articles.flatMap(({ tags }) => tags)) {
    facets.set(id, { id, label, count: (facets.get(id)?.count ?? 0) + 1 })
  }
  return [...facets.values()].sort((one, other) => other.count - one.count || one.label.localeCompare(other.label))
}

function numberIn(field: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (!/^\d+$/.test(text)) throw fail('GEN500', { field }, { status: 400, message: `'${field}' must be a number` })
  return Number(text)
}
