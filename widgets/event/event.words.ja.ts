import type { EventWords } from './event.words'

export const words: EventWords = {
  loading: '読み込んでいます',
  retry: 'もう一度試す',
  lost: 'フォームを読み込めませんでした。もう一度お試しください。',
  unknown: 'このイベントは見つかりません。',
  joined: '申し込み済みです',
  yourPlace: 'お申し込み内容を見る',
  full: 'このイベントは満員です。',
  over: 'このイベントは終了しました。',
  atShop: '（ショップのページを新しいタブで開きます）',
}
