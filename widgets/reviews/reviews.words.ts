import { defineWords } from '../../core/site/words'

const one = (count: number, single: string, several: string) => (count === 1 ? single : `${count} ${several}`)

const english = {
  heading: 'Reviews',
  loading: 'Loading reviews',
  none: 'Nobody has reviewed this yet.',
  write: 'Write a review',
  change: 'Change your review',
  lost: 'The form could not be loaded. Try again.',
  retry: 'Try again',
  elsewhere: 'On this site only guests can review. Write yours on the shop’s own pages.',
  published: 'Thank you. Your review is published.',
  pending: 'Thank you. The shop reads your review before others see it.',
  ofFive: (average: string) => `${average} of 5 stars`,
  count: (count: number) => one(count, '1 review', 'reviews'),
  fitting: (fitting: number, all: number) => `${fitting} of ${all} say it is true to size`,
  narrow: 'Show reviews by stars',
  stars: (rating: number) => one(rating, '1 star', 'stars'),
  starsOf: (rating: number, count: number) => `${one(rating, '1 star', 'stars')}: ${one(count, '1 review', 'reviews')}`,
  part: (shown: number, total: number) => `${shown} of ${one(total, '1 review', 'reviews')}`,
  clear: 'Show all stars',
  sort: 'Sort by',
  sorts: { newest: 'Newest', helpful: 'Most helpful', highest: 'Highest rating', lowest: 'Lowest rating' },
  noneOfThese: 'There are no reviews with these stars.',
  more: 'Show more reviews',
  own: 'Your review',
  verified: 'Bought here',
  fits: { small: 'Runs small', true: 'True to size', large: 'Runs large' },
  translate: 'Translate into English',
  original: 'Show the original',
  translated: 'Translated',
  helpful: 'Was this helpful?',
  wasHelpful: (title: string) => `Was this helpful: ${title}`,
  yes: (count: number) => `Yes (${count})`,
  no: (count: number) => `No (${count})`,
  foundHelpful: (count: number) => one(count, '1 person found this helpful', 'people found this helpful'),
  flag: 'Report',
  flagged: 'Reported to the shop.',
}

export type ReviewsWords = typeof english

export const { $words } = defineWords<ReviewsWords>(english, {
  fr: () => import('./reviews.words.fr'),
  de: () => import('./reviews.words.de'),
  ja: () => import('./reviews.words.ja'),
  ar: () => import('./reviews.words.ar'),
})
