import type { AskQuestionWords } from './ask-question.words'

export const words: AskQuestionWords = {
  title: 'Frage stellen',
  asked: 'Frage gesendet',
  close: 'Schließen',
  question: 'Ihre Frage',
  author: 'Ihr Name',
  authorHint: 'Steht bei Ihrer Frage. Ein Vorname oder Spitzname genügt.',
  email: 'E-Mail',
  optional: '(optional)',
  emailHint: 'Wir schreiben Ihnen einmal, sobald der Shop geantwortet hat. Niemand sonst sieht sie.',
  needsEmail: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  needsText: 'Geben Sie Ihre Frage ein',
  needsAuthor: 'Geben Sie einen Namen ein',
  readFirst: 'Der Shop liest Fragen, bevor sie erscheinen, und antwortet hier.',
  atOnce: 'Ihre Frage erscheint sofort. Antworten stehen darunter.',
  sending: 'Wird gesendet',
  send: 'Frage senden',
  published: 'Danke. Ihre Frage steht jetzt in der Liste.',
  pending: 'Danke. Der Shop liest Ihre Frage, bevor andere sie sehen.',
  back: 'Zurück zu den Fragen',
}
