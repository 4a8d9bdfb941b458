import { closedWords } from '../../core/site/closed-words'

/** The name of the field before its view. */
export const labelIn = closedWords<string>({
  en: 'Search',
  fr: 'Rechercher',
  de: 'Suchen',
  ja: '検索',
  ar: 'بحث',
})
