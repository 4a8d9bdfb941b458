import type { ArticleWords } from './articles.words'

export const words: ArticleWords = {
  topics: 'Thèmes',
  more: 'Voir plus',
  less: 'Voir moins',
  clear: 'Tout effacer',
  readMore: 'Lire d’autres articles',
  part: (shown: number, all: number) =>
    all === 0 ? 'Il n’y a aucun article.' : `${shown} ${shown < 2 ? 'article' : 'articles'} sur ${all}`,
  found: 'Guides et récits',
  related: 'À lire aussi',
  lost: 'Les articles n’ont pas pu être chargés.',
}
