import type { SureWords } from './sure.words'

export const words: SureWords = {
  remove: 'Entfernen',
  removing: 'Wird entfernt',
  keep: 'Behalten',
}
