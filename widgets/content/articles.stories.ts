import { aFragment } from '../../core/testing/a-fragment'
import { anArticle, articlesOf } from '../../core/testing/an-article'
import { refuse } from '../../core/testing/shop-for'
import type { FixedAnswer, Stories, Story } from '../testing/story'

const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'
const ARTICLES = 'GET /:mode/caas/v1/canvas/search/:siteId/article'
const html = '<till-content fragment="slow-miles-journal"></till-content>'

const all = [
  anArticle('shoes', ['gear'], { title: 'Two hundred kilometres in one pair', eyebrow: 'Gear notes' }),
  anArticle('slow-week', ['training'], { title: 'A week of running slower than I wanted' }),
  anArticle('harbour', ['places', 'training'], { title: 'The harbour loop, clockwise', eyebrow: 'Places' }),
  anArticle('socks', ['gear', 'training'], { title: 'In praise of the second-best socks' }),
]

const picture = { url: '/media/scene-coast.svg', alt: 'A runner above a bay', width: 1280, height: 560 }
const article = {
  type: 'article-page',
  eyebrowText: 'Gear notes',
  title: 'Two hundred kilometres in one pair',
  subtitle: 'They are shoes for the mile you did not plan.',
  date: '2026-09-14',
  media: { sm: { image: picture } },
  richText:
    '<p>The first thing you notice is how little there is to notice.</p><h2>Week one</h2><p>The heel is <em>soft</em> without being vague.</p><blockquote><p>My calves had opinions.</p></blockquote>',
  relatedArticles: { siteId: 'slow-miles', articleId: 'shoes' },
}

const showing = (block: object, articles: FixedAnswer): Story => ({
  html,
  answers: { [FRAGMENT]: aFragment([block]), [ARTICLES]: articles },
})

const grid = { type: 'article-grid', siteId: 'slow-miles', title: 'From the journal' }

export const articleStories: Stories = {
  articles: showing(grid, articlesOf(...all)({ query: { limit: '3' } })),
  'articles in two rows of two': showing(
    { ...grid, rows: 2, gridSize: { sm: 2, lg: 4 } },
    articlesOf(...all)({ query: { limit: '4' } }),
  ),
  'no articles': showing(grid, articlesOf()({ query: {} })),
  'articles that cannot be read': showing(grid, refuse(500, 'GEN500')),
  'an article': showing(article, articlesOf(...all)({ query: {} })),
  'an article without a date, alone': showing(
    { ...article, hideDate: true, relatedArticles: undefined },
    articlesOf()({ query: {} }),
  ),
}
