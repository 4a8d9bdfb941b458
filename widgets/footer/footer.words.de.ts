import type { FooterWords } from './footer.words'

export const words: FooterWords = {
  follow: 'Folgen Sie uns',
  legal: 'Rechtliches',
  loading: 'Wird geladen',
  failed: 'Dieser Teil der Seite konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  newTab: '(öffnet einen neuen Tab)',
}
