import { defineWords } from '../../core/site/words'

const english = {
  loading: 'Loading',
  retry: 'Try again',
  lost: 'The form could not be loaded. Try again.',
  unknown: 'This event cannot be found.',
  joined: 'You have signed up',
  yourPlace: 'See your place',
  full: 'This event is full.',
  over: 'This event is over.',
  atShop: '(at the shop, in a new tab)',
}

export type EventWords = typeof english

export const { $words } = defineWords<EventWords>(english, {
  fr: () => import('./event.words.fr'),
  de: () => import('./event.words.de'),
  ja: () => import('./event.words.ja'),
  ar: () => import('./event.words.ar'),
})
