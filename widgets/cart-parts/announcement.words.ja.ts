import type { AnnouncementWords } from './announcement.words'

export const words: AnnouncementWords = {
  quantity: (name, count) => `${name}、数量 ${count}`,
  removed: name => `${name}をカートから削除しました`,
  saved: name => `${name}を「あとで買う」に移しました`,
  back: name => `${name}をカートに戻しました`,
}
