import { defineWords } from '../../core/site/words'

const english = {
  about: 'About this shop',
  terms: 'Terms of sale',
  privacy: 'Privacy',
  returns: 'Returns',
  withdrawal: 'Right of withdrawal',
  imprint: 'Imprint',
  contact: 'Contact',
  orders: 'Your orders',
  newsletter: 'News by email',
  region: 'Region',
  language: 'Language',
}

export type FootWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./foot.words.fr'),
  de: () => import('./foot.words.de'),
  ja: () => import('./foot.words.ja'),
  ar: () => import('./foot.words.ar'),
})
