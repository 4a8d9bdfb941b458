import type { EditorsPageWords } from './editors-page.words'

export const words: EditorsPageWords = {
  failedTitle: 'Diese Seite konnte nicht geladen werden',
}
