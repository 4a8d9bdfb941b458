import type { AdjustmentWords } from './price-adjustments.words'

export const words: AdjustmentWords = {
  title: '価格調整',
  note: '店頭で販売中です。値引きはすぐに反映されます。',
  what: '対象',
  goods: 'すべての商品',
  amount: currency => `金額（${currency}）`,
  reason: '理由',
  takeOff: '価格を調整',
  takingOff: '調整しています',
  wrongAmount: '0より大きい金額を入力してください（例：10.50）',
  noReason: '理由を入力してください',
  change: '変更',
  changeNamed: reason => `${reason}を変更`,
  save: '変更を保存',
  keep: 'そのままにする',
  takeBack: '取り消す',
  takeBackNamed: reason => `${reason}を取り消す`,
  gone: 'ほかの端末ですでに取り消されています。現在のカートの内容を表示しています。',
}
