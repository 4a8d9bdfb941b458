import type { MenuWords } from './menu.words'

export const words: MenuWords = {
  shop: 'ショップ',
  menu: 'メニュー',
  more: 'その他',
  shopAll: title => `${title}をすべて見る`,
  loading: '読み込み中',
  failed: 'メニューを読み込めませんでした。',
  retry: 'もう一度試す',
  newTab: '（新しいタブで開きます）',
}
