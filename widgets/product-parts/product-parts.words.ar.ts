import type { ProductPartsWords } from './product-parts.words'

export const words: ProductPartsWords = {
  was: 'بدلًا من',
  from: price => `من ${price}`,
  range: (low, high) => `من ${low} إلى ${high}`,
  lowest: price => `أدنى سعر خلال 30 يومًا: ${price}`,
  quickShop: name => `تسوق سريع: \u2068${name}\u2069`,
  like: name => `إضافة \u2068${name}\u2069 إلى المفضلة`,
  soldOut: 'نفدت الكمية',
  few: 'الكمية محدودة',
}
