import { defineWords } from '../../core/site/words'

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`)

const english = {
  left: (count: number) => `${characters(count)} left`,
  tooLong: (count: number) => `Too long: shorten it by ${characters(count)}`,
}

export type CountedTextWords = typeof english

export const { $words } = defineWords<CountedTextWords>(english, {
  fr: () => import('./counted-text.words.fr'),
  de: () => import('./counted-text.words.de'),
  ja: () => import('./counted-text.words.ja'),
  ar: () => import('./counted-text.words.ar'),
})
