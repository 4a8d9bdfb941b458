import type { CartScreenWords } from './cart.words'

export const words: CartScreenWords = {
  title: 'カート',
  checkout: 'レジに進む',
  loading: 'カートを読み込んでいます',
  remove: name => `続けるには${name}を削除してください。`,
}
