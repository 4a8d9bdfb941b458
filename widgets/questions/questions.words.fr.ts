import type { QuestionsWords } from './questions.words'

export const words: QuestionsWords = {
  heading: 'Questions et réponses',
  loading: 'Chargement des questions',
  none: 'Personne n’a encore posé de question.',
  ask: 'Poser une question',
  lost: 'Le formulaire n’a pas pu être chargé. Réessayez.',
  retry: 'Réessayer',
  pending: 'Votre question, que la boutique lit d’abord',
  own: 'Votre question',
  more: 'Afficher plus de questions',
  noAnswer: 'Pas encore de réponse.',
  shop: 'De la boutique',
  helpful: 'Cette réponse est-elle utile\u202f?',
  wasHelpful: text => `Cette réponse est-elle utile\u202f: ${text}`,
  yes: count => `Oui (${count})`,
  no: count => `Non (${count})`,
}
