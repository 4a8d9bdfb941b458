import { aReview, someReviews } from '../../core/testing/a-review'
import { refuse } from '../../core/testing/shop-for'
import type { FixedAnswer, Stories } from '../testing/story'

const LIST = 'GET /products/v1/products/:productId/reviews'
const html = '<till-reviews product="TQ4407AB12"></till-reviews>'

const french = aReview('fr', {
  rating: 5,
  title: 'Légère et stable',
  text: 'Rien à redire\u202f: pas d’ampoule, pas de couture qui gêne.',
  author: 'Camille D.',
  language: 'fr',
  fit: null,
  isTranslatable: true,
})

const arabic = aReview('ar', {
  rating: 4,
  title: 'مريح جدًا في المسافات الطويلة',
  text: 'خفيف ويتنفس جيدًا في الحر، لكن الأربطة قصيرة قليلًا.',
  author: 'ليلى',
  language: 'ar',
  isVerified: false,
})

/** A list of as many as `total` says, the first of them in three languages. */
export const answerOf = (total: number) =>
  someReviews([aReview('en', { title: 'My third pair, and the best one' }), french, arabic], {
    total,
    summary: {
      average: 4.3,
      count: total,
      stars: [
        { rating: 5, count: total - 4 },
        { rating: 4, count: 2 },
        { rating: 3, count: 1 },
        { rating: 2, count: 1 },
        { rating: 1, count: 0 },
      ],
      fit: { small: 2, true: total - 3, large: 1 },
    },
  })

const others = {
  'POST /products/v1/review/:reviewId/vote': { helpful: 4, notHelpful: 1 },
  'POST /products/v1/review/:reviewId/flag': { status: 204, body: '' },
  'POST /products/v1/review/:reviewId/translate': {
    language: 'en',
    title: 'Light and steady',
    text: 'Nothing to complain about: no blister, no seam that rubs.',
  },
  'POST /products/v1/products/:productId/reviews': {
    status: 201,
    body: JSON.stringify({ status: 'published', review: aReview('own') }),
  },
}

const story = (answer: FixedAnswer, markup = html) => ({ html: markup, answers: { ...others, [LIST]: answer } })

export const stories: Stories = {
  'as it comes': story(answerOf(42)),
  'all on one page': story(answerOf(7)),
  'in a narrow column': story(answerOf(42), `<div style="width: 240px">${html}</div>`),
  'nobody has reviewed it': story(someReviews([])),
  'the shop reads reviews first': story({ ...someReviews([]), isModerated: true }),
  'hostile words': story(
    someReviews([
      aReview('a', {
        title: '<img src=x onerror=alert(1)>',
        text: '"><script>alert(1)</script>\n\u202eback to front\n' + 'wide'.repeat(80),
        author: '<b>Bold</b> \u202e evil',
      }),
    ]),
  ),
  'the shop is down': story(refuse(500, 'GEN500')),
}
