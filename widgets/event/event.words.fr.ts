import type { EventWords } from './event.words'

export const words: EventWords = {
  loading: 'Chargement',
  retry: 'Réessayer',
  lost: 'Le formulaire n’a pas pu être chargé. Réessayez.',
  unknown: 'Cet événement est introuvable.',
  joined: 'Vous êtes inscrit',
  yourPlace: 'Voir votre place',
  full: 'Cet événement est complet.',
  over: 'Cet événement est terminé.',
  atShop: '(sur le site de la boutique, dans un nouvel onglet)',
}
