import { defineWords } from '../../core/site/words'

const english = {
  title: 'Return items',
  nothing: 'Choose at least one item.',
  keep: 'Keep',
  pieces: (pieces: string, all: string) => `${pieces} of ${all}`,
  reason: 'Why are you returning them? (optional)',
  noReason: 'No reason',
  reasons: {
    'too-small': 'Too small',
    'too-large': 'Too large',
    'not-as-shown': 'Not as shown',
    damaged: 'Damaged or faulty',
    'wrong-item': 'Not what I ordered',
    'changed-mind': 'I changed my mind',
  },
  quote: (sum: string) => `You get ${sum} back, the way you paid.`,
  quoting: 'Calculating your refund',
  delivery: 'Delivery is refunded once you have returned everything.',
  confirm: 'Get the return label',
  sending: 'Making your label',
  close: 'Close',
}

export type ReturnItemsWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./return-items.words.fr'),
  de: () => import('./return-items.words.de'),
  ja: () => import('./return-items.words.ja'),
  ar: () => import('./return-items.words.ar'),
})
