import { defineWords } from '../../core/site/words'

const english = {
  topics: 'Topics',
  more: 'See more',
  less: 'See less',
  clear: 'Clear all',
  readMore: 'Read more articles',
  part: (shown: number, all: number) =>
    all === 0 ? 'There are no articles.' : `${shown} of ${all} ${all === 1 ? 'article' : 'articles'}`,
  found: 'Guides and stories',
  related: 'More to read',
  lost: 'The articles could not be loaded.',
}

export type ArticleWords = typeof english

export const { $words } = defineWords<ArticleWords>(english, {
  fr: () => import('./articles.words.fr'),
  de: () => import('./articles.words.de'),
  ja: () => import('./articles.words.ja'),
  ar: () => import('./articles.words.ar'),
})
