import type { RemoveButtonWords } from './remove-button.words'

export const words: RemoveButtonWords = {
  remove: '削除',
  removing: '削除しています',
  keep: '残す',
}
