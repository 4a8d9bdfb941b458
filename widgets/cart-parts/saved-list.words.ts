import { defineWords } from '../../core/site/words'

const english = {
  saved: 'Saved for later',
  savedMore: 'What you save is kept here, and in your account once you sign in.',
  moveToBag: 'Move to bag',
  moveNamed: (name: string) => `Move ${name} to bag`,
  moving: 'Moving',
  removeSavedNamed: (name: string) => `Remove ${name} from saved for later`,
  quantitySavedNamed: (name: string) => `Saved quantity of ${name}`,
  soldOut: 'Sold out at the moment.',
  noPrice: 'Not for sale at the moment.',
  quantity: (count: number) => `Quantity ${count}`,
}

export type SavedListWords = typeof english

export const { $words } = defineWords<SavedListWords>(english, {
  fr: () => import('./saved-list.words.fr'),
  de: () => import('./saved-list.words.de'),
  ja: () => import('./saved-list.words.ja'),
  ar: () => import('./saved-list.words.ar'),
})
