import type { SureWords } from './sure.words'

export const words: SureWords = {
  remove: '削除',
  removing: '削除しています',
  keep: '残す',
}
