import { endpoint } from '../../http/endpoint'
import { ArticleQuery, SentArticles } from './contracts'

/** A separate table, so that a page with articles does not load the other calls of content. */
export const articleEndpoints = {
  searchContent: endpoint({
    name: 'searchContent',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/search/:siteId/:searchType',
    audience: 'anyone',
    query: ArticleQuery,
    answer: SentArticles,
  }),
} as const
