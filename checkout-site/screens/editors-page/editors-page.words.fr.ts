import type { EditorsPageWords } from './editors-page.words'

export const words: EditorsPageWords = {
  failedTitle: 'Cette page n’a pas pu être chargée',
}
