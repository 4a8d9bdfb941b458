import type { CartScreenWords } from './cart.words'

export const words: CartScreenWords = {
  title: 'حقيبتك',
  checkout: 'إتمام الشراء',
  loading: 'جارٍ تحميل حقيبتك',
  remove: name => `أزل \u2068${name}\u2069 للمتابعة.`,
}
