import type { CartPartsWords } from './cart-parts.words'

/** The bag’s words in Japanese. */
export const words: CartPartsWords = {
  bag: 'カート',
  close: 'カートを閉じる',

  quantityOf: (name: string) => `${name}の数量`,
  less: '1つ減らす',
  more: '1つ増やす',
  remove: '削除',
  removeNamed: (name: string) => `${name}を削除`,
  was: '元の価格',
  comma: '、',
  free: '無料',
  gift: 'ギフト',

  youSave: '割引額',
  subtotal: '小計',
  shipping: '送料',
  tax: '税',
  total: '合計',
  leftToPay: '残りのお支払い額',
  shippedFree: '送料無料。',
  taxLater: '税金はレジで計算されます。',
  taxIncluded: '価格は税込みです。',
  checkout: 'レジに進む',
  leaving: 'お待ちください',
  removeToGoOn: (name: string) => `続けるには${name}を削除してください。`,

  empty: 'カートは空です',

  loading: 'カートを読み込んでいます',
  tryAgain: 'もう一度試す',
}
