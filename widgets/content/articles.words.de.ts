import type { ArticleWords } from './articles.words'

export const words: ArticleWords = {
  topics: 'Themen',
  more: 'Mehr anzeigen',
  less: 'Weniger anzeigen',
  clear: 'Alle aufheben',
  readMore: 'Weitere Artikel lesen',
  part: (shown: number, all: number) => (all === 0 ? 'Es gibt keine Artikel.' : `${shown} von ${all} Artikeln`),
  found: 'Ratgeber und Geschichten',
  related: 'Mehr zu lesen',
  lost: 'Die Artikel konnten nicht geladen werden.',
}
