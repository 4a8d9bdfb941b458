import type { AskQuestionWords } from './ask-question.words'

export const words: AskQuestionWords = {
  title: 'Poser une question',
  asked: 'Question envoyée',
  close: 'Fermer',
  question: 'Votre question',
  author: 'Votre nom',
  authorHint: 'Affiché avec votre question. Un prénom ou un pseudonyme suffit.',
  email: 'E-mail',
  optional: '(facultatif)',
  emailHint: 'Nous vous écrivons une fois, quand la boutique a répondu. Personne d’autre ne la voit.',
  needsEmail: 'Saisissez une adresse e-mail comme nom@exemple.fr',
  needsText: 'Saisissez votre question',
  needsAuthor: 'Saisissez un nom',
  readFirst: 'La boutique lit les questions avant leur publication et y répond ici.',
  atOnce: 'Votre question paraît aussitôt. Les réponses s’affichent en dessous.',
  sending: 'Envoi',
  send: 'Envoyer la question',
  published: 'Merci. Votre question est maintenant dans la liste.',
  pending: 'Merci. La boutique lit votre question avant que d’autres la voient.',
  back: 'Retour aux questions',
}
