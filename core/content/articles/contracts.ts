import { type Infer, integer, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { Address, ContentQuery, Entries, Picture } from '../contracts'

const Tag = type({ id: string(), label: string() })

/** As lists show it. */
export const Article = type({
  id: string(),
  url: Address,
  title: string(),
  eyebrow: optional(string()),
  picture: Picture,
  tags: array(Tag),
  /** ISO day. */
  date: string(),
})
export type Article = Infer<typeof Article>

/** In a query, numbers are text. */
export const ArticleQuery = type({
  ...ContentQuery.schema,
  /** The words that a shopper searches for; the best matches come first. */
  q: optional(size(string(), 0, 200)),
  tagId: optional(size(string(), 1, 60)),
  /** More tags, separated by commas; an article must have all of them. */
  filters: optional(size(string(), 0, 300)),
  offset: optional(size(string(), 1, 6)),
  /** 12 by default, 144 at most. */
  limit: optional(size(string(), 1, 3)),
})

/** As sent, before each article is checked. */
export const SentArticles = type({ result: Entries, facets: Entries, numFound: integer() })

/** Facets are the tags of the articles found, with their counts, the most frequent first. */
export const ArticleList = type({
  result: array(Article),
  facets: array(type({ id: string(), label: string(), count: integer() })),
  numFound: integer(),
})
export type ArticleList = Infer<typeof ArticleList>
