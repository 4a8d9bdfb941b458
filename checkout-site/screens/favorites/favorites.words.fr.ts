import type { FavoritesWords } from './favorites.words'

export const words: FavoritesWords = {
  title: 'Vos favoris',
  sharedTitle: 'Une liste de favoris',
  count: count => (count <= 1 ? `${count} article` : `${count} articles`),
  loading: 'Chargement des favoris',
  emptyTitle: 'Pas encore de favoris',
  emptyText: 'Touchez le cœur sur ce qui vous plaît : tout est gardé ici.',
  goneTitle: 'Cette liste n’est plus partagée',
  failedTitle: 'Vos favoris n’ont pas pu être chargés',
  offTitle: 'Pas de favoris ici',
  offText: 'Tant que vous êtes lié à un magasin, vous n’avez pas de listes à vous.',
  like: name => `Ajouter ${name} aux favoris`,
  was: 'avant',
  soldOut: 'Épuisé pour le moment',
  noPrice: 'Pas en vente pour le moment',
  share: 'Partager',
  sharing: 'Création du lien',
  copied: 'Le lien est copié.',
  link: 'Lien vers cette liste',
  again: 'Réessayer',
}
