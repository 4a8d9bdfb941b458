import { defineWords } from '../../../core/site/words'

const english = {
  title: 'We found no page at this address',
  text: 'The link may be old or mistyped. Your bag is as you left it.',
}

export type NotFoundWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./not-found.words.fr'),
  de: () => import('./not-found.words.de'),
  ja: () => import('./not-found.words.ja'),
  ar: () => import('./not-found.words.ar'),
})
