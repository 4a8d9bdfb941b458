export { articlesRetried, articlesShown, moreArticlesWanted, tagPressed, tagsCleared } from './model'
export { relatedRetried, relatedShown } from './related'

export { $articleLists, facetsShown } from './model'
export { $related, RELATED_LIMIT, relatedKey } from './related'
export type { ArticleList, Facet } from './model'
export type { RelatedEntry } from './related'
export type { Article } from './contracts'
