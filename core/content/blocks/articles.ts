import { boolean, type Infer, integer, literal, optional, pattern, refine, string, type } from 'superstruct'
import { Media, shared, words } from './fields'

const Id = pattern(string(), /^[\w-]{1,60}$/)

const Day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)

const Count = refine(integer(), 'Count', value => value > 0 && value <= 12)

/** Cards of a site's articles, with a bar of their tags; with `tagId` only the articles that have it. */
export const ArticleGrid = type({
  type: literal('article-grid'),
  ...shared,
  ...words,
  siteId: Id,
  tagId: optional(Id),
  gridSize: optional(type({ sm: optional(Count), md: optional(Count), lg: optional(Count) })),
  rows: optional(Count),
  hideFilters: optional(boolean()),
})
export type ArticleGrid = Infer<typeof ArticleGrid>

export const ArticlePage = type({
  type: literal('article-page'),
  ...shared,
  ...words,
  media: optional(Media),
  date: optional(Day),
  hideDate: optional(boolean()),
  /** The site's other articles, or those with the tag; `articleId` is its own name there. */
  relatedArticles: optional(type({ siteId: Id, articleId: Id, tagId: optional(Id) })),
})
export type ArticlePage = Infer<typeof ArticlePage>
