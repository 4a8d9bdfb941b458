import type { RemoveButtonWords } from './remove-button.words'

export const words: RemoveButtonWords = {
  remove: 'Supprimer',
  removing: 'Suppression',
  keep: 'Conserver',
}
