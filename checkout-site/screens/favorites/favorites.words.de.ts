import type { FavoritesWords } from './favorites.words'

export const words: FavoritesWords = {
  title: 'Ihre Favoriten',
  sharedTitle: 'Eine Favoritenliste',
  count: count => `${count} Artikel`,
  loading: 'Favoriten werden geladen',
  emptyTitle: 'Noch keine Favoriten',
  emptyText: 'Drücken Sie auf das Herz, wenn Ihnen etwas gefällt: Es bleibt hier.',
  goneTitle: 'Diese Liste wird nicht mehr geteilt',
  failedTitle: 'Ihre Favoriten konnten nicht geladen werden',
  offTitle: 'Hier gibt es keine Favoriten',
  offText: 'Solange Sie mit einer Filiale verbunden sind, haben Sie keine eigenen Listen.',
  like: name => `${name} zu den Favoriten`,
  was: 'vorher',
  soldOut: 'Zurzeit ausverkauft',
  noPrice: 'Zurzeit nicht im Verkauf',
  share: 'Teilen',
  sharing: 'Link wird erstellt',
  copied: 'Der Link ist kopiert.',
  link: 'Link zu dieser Liste',
  again: 'Erneut versuchen',
}
