import { defineWords } from '../../core/site/words'

const english = {
  title: 'Which bag do you want?',
  titleAlone: 'Do you want this bag?',
  from: (place: string) => `This bag comes from ${place}.`,
  fromUnknown: 'This bag comes from another page.',
  careful: 'Use it only if you filled it yourself.',
  own: (items: string) => `Your own bag has ${items}.`,
  changed: 'This bag has changed in the meantime. Look at it again, then choose.',
  add: 'Add to my bag',
  adding: 'Adding',
  keep: 'Keep my bag',
  keeping: 'One moment',
  open: 'Open this bag, save mine for later',
  opening: 'Opening',
  use: 'Use this bag',
  leave: 'Start without it',
  later: 'Decide later',
  waiting: 'A bag from another page is waiting for your decision.',
  show: 'Show it',
  lostTitle: 'This bag is no longer available',
  lostText: 'The link has expired, or you have chosen in another tab.',
  goOn: 'Continue',
  done: {
    add: 'The bag was added to yours.',
    keep: 'Your bag is unchanged.',
    open: 'This is your bag now. What you had is saved for later.',
  },
}

export type OfferedCartWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./offered-cart.words.fr'),
  de: () => import('./offered-cart.words.de'),
  ja: () => import('./offered-cart.words.ja'),
  ar: () => import('./offered-cart.words.ar'),
})
