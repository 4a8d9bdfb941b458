import type { FooterWords } from './footer.words'

export const words: FooterWords = {
  follow: 'フォローする',
  legal: '法的情報',
  loading: '読み込み中',
  failed: 'ページのこの部分を読み込めませんでした。',
  retry: 'もう一度試す',
  newTab: '（新しいタブで開きます）',
}
