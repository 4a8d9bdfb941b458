import type { RemoveButtonWords } from './remove-button.words'

export const words: RemoveButtonWords = {
  remove: 'Entfernen',
  removing: 'Wird entfernt',
  keep: 'Behalten',
}
