import type { SureWords } from './sure.words'

export const words: SureWords = {
  remove: 'Supprimer',
  removing: 'Suppression',
  keep: 'Conserver',
}
