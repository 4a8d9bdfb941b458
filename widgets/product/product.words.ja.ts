import type { ProductWords } from './product.words'

export const words: ProductWords = {
  measurements: 'モデルの着用サイズ',
  design: '自分でデザインする',
  chart: 'サイズ表',
  chartInShop: 'ショップのサイズ表',
  lost: '読み込めませんでした。接続を確認して、もう一度お試しください。',
  completeTheLook: 'コーディネートを完成させる',
  addAll: count => `${count}点すべてをカートに入れる`,
  addOne: 'カートに入れる',
  addSet: 'すべてカートに入れる',
  addingAll: '追加しています',
  notNow: '今は追加できません。',
  refused: (name, why) => `${name}は追加されませんでした。${why}`,
  compare: '比較する',
  compareNamed: name => `${name}を比較する`,
  chosen: (count, max) => `比較 ${count}／${max}点`,
  showCompare: '今すぐ比較',
  takeOut: name => `${name}を比較から外す`,
  clear: 'すべて外す',
  full: '一度に比較できるのは4点までです。先に1点外してください。',
  otherKind: '比較できるのは同じ種類の商品だけです。始めからやり直すには、すべて外してください。',
}
