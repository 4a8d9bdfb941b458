import { defineWords } from '../../core/site/words'

const english = {
  title: 'Empty the bag?',
  text: 'What is in the bag and everything entered for this customer will be removed, in all tabs. You stay signed in.',
  keep: 'Keep the bag',
  end: 'Empty the bag',
  ending: 'Emptying the bag',
  close: 'Close',
  left: 'The bag still holds items from before.',
}

export type EndSaleWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./end-sale.words.fr'),
  de: () => import('./end-sale.words.de'),
  ja: () => import('./end-sale.words.ja'),
  ar: () => import('./end-sale.words.ar'),
})
