import type { PromoWords } from './promo.words'

export const words: PromoWords = {
  promoCode: 'クーポンコード',
  addPromoCode: 'クーポンコードを追加',
  enterCode: 'コードを入力',
  apply: '適用',
  applying: '適用しています',
  applied: (code: string) => `コード ${code} を適用しました。`,
  notApplied: (code: string) => `コード ${code} はカートの商品には適用されません。`,
  removeCode: (code: string) => `コード ${code} を取り消す`,
  noCode: 'コードを入力してください',
}
