import { defineWords } from '../../core/site/words'

const english = {
  yourCards: 'Your cards',
  main: 'Main card',
  expires: (date: string) => `Expires ${date}`,
  expired: (date: string) => `Expired ${date}. It can no longer be used.`,
  newCard: 'A new card',
  removeNamed: (card: string) => `Remove ${card}`,
  removeQuestion: (card: string) => `Remove ${card} from your cards?`,
  notRemoved: 'The card could not be removed.',
  asMain: 'Make main card',
  asMainNamed: (card: string) => `Make ${card} the main card`,
  notMain: 'The card could not be made the main one.',
  save: 'Save this card for next time',
  makeMain: 'Make it my main card',
  codeWhy: 'We ask for it every time and never store it.',
  loading: 'Loading your cards',
  notLoaded: 'Your saved cards could not be loaded.',
}

export type SavedCardsWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./saved-cards.words.fr'),
  de: () => import('./saved-cards.words.de'),
  ja: () => import('./saved-cards.words.ja'),
  ar: () => import('./saved-cards.words.ar'),
})
