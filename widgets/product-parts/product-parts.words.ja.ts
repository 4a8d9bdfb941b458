import type { ProductPartsWords } from './product-parts.words'

export const words: ProductPartsWords = {
  was: '元の価格',
  from: price => `${price}から`,
  range: (low, high) => `${low}～${high}`,
  lowest: price => `過去30日間の最低価格：${price}`,
  quickShop: name => `クイックショップ：${name}`,
  like: name => `${name}をお気に入りに追加`,
  soldOut: '売り切れ',
  few: '残りわずか',
}
