import type { FooterWords } from './footer.words'

export const words: FooterWords = {
  follow: 'Nous suivre',
  legal: 'Mentions légales',
  loading: 'Chargement',
  failed: 'Cette partie de la page n’a pas pu être chargée.',
  retry: 'Réessayer',
  newTab: '(ouvre un nouvel onglet)',
}
