import { defineWords } from '../../core/site/words'

const english = {
  follow: 'Follow us',
  legal: 'Legal',
  loading: 'Loading',
  failed: 'This part of the page could not be loaded.',
  retry: 'Try again',
  newTab: '(opens in a new tab)',
}

export type FooterWords = typeof english

export const { $words } = defineWords<FooterWords>(english, {
  fr: () => import('./footer.words.fr'),
  de: () => import('./footer.words.de'),
  ja: () => import('./footer.words.ja'),
  ar: () => import('./footer.words.ar'),
})
