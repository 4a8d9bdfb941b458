import type { WriteReviewWords } from './write-review.words'

export const words: WriteReviewWords = {
  close: 'Fermer',
  rating: 'Votre note',
  title: 'Titre',
  text: 'Votre avis',
  fit: 'Comment taille l’article\u202f?',
  optional: '(facultatif)',
  author: 'Votre nom',
  authorHint: 'Affiché avec votre avis. Un prénom ou un pseudonyme suffit.',
  needs: {
    rating: 'Choisissez le nombre d’étoiles',
    title: 'Saisissez un titre',
    text: 'Écrivez quelques mots',
    author: 'Saisissez un nom',
  },
  readFirst:
    'La boutique lit les avis avant leur publication. Un deuxième avis de votre part remplace alors le premier et ses votes.',
  atOnce: 'Votre avis paraît aussitôt. Un deuxième remplace le premier et ses votes.',
  sending: 'Envoi',
  send: 'Envoyer l’avis',
}
