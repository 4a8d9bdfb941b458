import { anAnswer, aQuestion, someQuestions } from '../../core/testing/a-question'
import { refuse } from '../../core/testing/shop-for'
import type { FixedAnswer, Stories } from '../testing/story'

const LIST = 'GET /products/v1/products/:productId/reviews/questions'
const html = '<till-questions product="TQ4407AB12"></till-questions>'

const others = {
  'POST /products/v1/products/:productId/reviews/questions': {
    status: 201,
    body: JSON.stringify({ status: 'published', question: aQuestion('own') }),
  },
  'POST /products/v1/review/:answerId/questions/vote': { helpful: 7, notHelpful: 0 },
}

export const several = [
  aQuestion('new', { text: 'Will it come in half size 12.5?', author: 'Aiko' }),
  aQuestion('wide', {
    text: 'Is it wide enough for an insole?',
    answers: [
      anAnswer('shop'),
      anAnswer('other', { author: 'Dana W.', isShop: false, text: 'It works for me.', helpful: 2 }),
    ],
  }),
  aQuestion('ar', { text: 'هل يناسب القدم العريضة؟', author: 'سامي', language: 'ar' }),
]

const story = (answer: FixedAnswer, markup = html) => ({ html: markup, answers: { ...others, [LIST]: answer } })

export const stories: Stories = {
  'as it comes': story(someQuestions(several, { total: 12 })),
  'in a narrow column': story(someQuestions(several), `<div style="width: 240px">${html}</div>`),
  'nobody has asked': story(someQuestions([])),
  'the shop reads questions first': story(someQuestions([], { isModerated: true })),
  'hostile words': story(
    someQuestions([
      aQuestion('a', {
        text: '<img src=x onerror=alert(1)> ' + 'wide'.repeat(80),
        author: '<b>Bold</b> \u202e evil',
        answers: [anAnswer('b', { text: '</p><script>alert(1)</script>' })],
      }),
    ]),
  ),
  'the shop is down': story(refuse(500, 'GEN500')),
}
