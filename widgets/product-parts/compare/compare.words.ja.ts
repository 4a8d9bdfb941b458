import type { CompareWords } from './compare.words'

export const words: CompareWords = {
  title: '比較',
  close: '閉じる',
  none: '比較する商品がまだ選ばれていません',
  how: '商品のページで「比較する」を押してください。',
  loading: '商品を読み込んでいます',
  retry: 'もう一度試す',
  onlyOne: '並べて見るには、もう1点選んでください。',
  failed: why => `読み込めなかった商品があります。${why}`,
  mark: '違いを目立たせる',
  differs: '違いあり',
  price: '価格',
  from: sum => `${sum}から`,
  kind: '種類',
  measurements: 'モデルの着用サイズ',
  nothing: '記載なし',
  takeOut: '外す',
  takeOutNamed: name => `${name}を外す`,
  page: '共有できるページとして開く',
}
