import type { WriteReviewWords } from './write-review.words'

export const words: WriteReviewWords = {
  close: 'Schließen',
  rating: 'Ihre Wertung',
  title: 'Titel',
  text: 'Ihre Bewertung',
  fit: 'Wie fällt die Größe aus?',
  optional: '(optional)',
  author: 'Ihr Name',
  authorHint: 'Steht bei Ihrer Bewertung. Ein Vorname oder Spitzname genügt.',
  needs: {
    rating: 'Wählen Sie die Anzahl der Sterne',
    title: 'Geben Sie einen Titel ein',
    text: 'Schreiben Sie ein paar Worte',
    author: 'Geben Sie einen Namen ein',
  },
  readFirst:
    'Der Shop liest Bewertungen, bevor sie erscheinen. Eine zweite von Ihnen ersetzt dann die erste samt ihren Stimmen.',
  atOnce: 'Ihre Bewertung erscheint sofort. Eine zweite ersetzt die erste samt ihren Stimmen.',
  sending: 'Wird gesendet',
  send: 'Bewertung senden',
}
