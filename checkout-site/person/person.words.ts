import { defineWords } from '../../core/site/words'

const english = {
  employee: (left: string, year: string) => `Employee discount: ${left} of ${year} left this year`,
  athlete: (left: string, year: string) => `Athlete credit: ${left} of ${year} left this year`,
  industry: (left: string, year: string) => `Industry program: ${left} of ${year} left this year`,
  trade: (left: string, year: string) => `Trade program: ${left} of ${year} left this year`,
  readTerms: 'Read the terms',
  termsTitle: 'Terms of the employee discount',
  termsIntro: 'Before your discount applies, please accept its terms:',
  terms: [
    'It is for you and your household, for personal use.',
    'It has a yearly limit, which your purchases count toward.',
    'Nothing you buy with it may be resold.',
  ],
  allTerms: 'Read all terms',
  accept: 'Accept the terms',
  accepting: 'Saving',
  notNow: 'Not now',
  close: 'Close',
}

export type PersonWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./person.words.fr'),
  de: () => import('./person.words.de'),
  ja: () => import('./person.words.ja'),
  ar: () => import('./person.words.ar'),
  'en-GB': () => import('./person.words.en-GB'),
})
