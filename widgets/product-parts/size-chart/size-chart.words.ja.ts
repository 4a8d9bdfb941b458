import type { SizeChartWords } from './size-chart.words'

export const words: SizeChartWords = {
  title: 'サイズ表',
  close: '閉じる',
  retry: 'もう一度試す',
  loading: 'サイズを読み込んでいます',
  measure: '足のサイズの測り方',
  how: '紙の上に立ってかかとを壁につけ、いちばん長い指の先に印をつけます。長いほうの足に合わせます。',
  length: '足の長さ',
  unit: '単位',
  cm: 'cm',
  in: 'インチ',
  wrong: example => `${example}のように長さを入力してください`,
  yourSize: 'あなたのサイズ：',
  noSize: 'この長さに合うサイズはありません。',
  notMade: 'この商品にそのサイズはありません。',
  take: size => `${size}を選ぶ`,
}
