import type { SavedCardsWords } from './saved-cards.words'

export const words: SavedCardsWords = {
  yourCards: 'Vos cartes',
  main: 'Carte principale',
  expires: date => `Expire le ${date}`,
  expired: date => `Expirée le ${date}. Elle n’est plus utilisable.`,
  newCard: 'Une nouvelle carte',
  removeNamed: card => `Supprimer ${card}`,
  removeQuestion: card => `Supprimer ${card} de vos cartes\u202f?`,
  notRemoved: 'La carte n’a pas pu être supprimée.',
  asMain: 'Carte principale',
  asMainNamed: card => `Faire de ${card} la carte principale`,
  notMain: 'La carte n’a pas pu devenir la carte principale.',
  save: 'Enregistrer cette carte pour la prochaine fois',
  makeMain: 'En faire ma carte principale',
  codeWhy: 'Il est demandé à chaque fois et n’est jamais conservé.',
  loading: 'Chargement de vos cartes',
  notLoaded: 'Vos cartes enregistrées n’ont pas pu être chargées.',
}
