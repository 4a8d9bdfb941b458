import type { ContentWords } from './content.words'

export const words: ContentWords = {
  loading: '読み込み中',
  failed: 'ページのこの部分を読み込めませんでした。',
  retry: 'もう一度試す',
  carousel: 'カルーセル',
  slide: 'スライド',
  slides: '注目',
  back: '戻る',
  forward: '次へ',
  pause: 'スライドを一時停止',
  play: 'スライドを再生',
  goTo: (title: string, place: string) => `${title}、${place}`,
  slideOf: (at: number, count: number) => `${count}件中${at}件目`,
  close: '閉じる',
  goodToKnow: 'お知らせ',
  pauseVideo: '動画を一時停止',
  playVideo: '動画を再生',
  lasts: (time: string) => `再生時間：${time}`,
  chapters: 'チャプター',
  newTab: '新しいタブで開きます',
  view: (name: string) => `${name}を見る`,
}
