import type { QuestionsWords } from './questions.words'

export const words: QuestionsWords = {
  heading: 'Fragen und Antworten',
  loading: 'Fragen werden geladen',
  none: 'Noch hat niemand etwas gefragt.',
  ask: 'Frage stellen',
  lost: 'Das Formular konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  pending: 'Ihre Frage, die der Shop erst liest',
  own: 'Ihre Frage',
  more: 'Mehr Fragen zeigen',
  noAnswer: 'Noch keine Antwort.',
  shop: 'Vom Shop',
  helpful: 'War das hilfreich?',
  wasHelpful: text => `War das hilfreich: ${text}`,
  yes: count => `Ja (${count})`,
  no: count => `Nein (${count})`,
}
