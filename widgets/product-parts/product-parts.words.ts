import { defineWords } from '../../core/site/words'

const english = {
  was: 'was',
  from: (price: string) => `from ${price}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  lowest: (price: string) => `Lowest price in 30 days: ${price}`,
  quickShop: (name: string) => `Quick shop: ${name}`,
  like: (name: string) => `Add ${name} to favorites`,
  soldOut: 'Sold out',
  few: 'Few left',
}

export type ProductPartsWords = typeof english

export const { $words } = defineWords<ProductPartsWords>(english, {
  'en-GB': () => import('./product-parts.words.en-GB'),
  'en-CA': () => import('./product-parts.words.en-CA'),
  fr: () => import('./product-parts.words.fr'),
  de: () => import('./product-parts.words.de'),
  ja: () => import('./product-parts.words.ja'),
  ar: () => import('./product-parts.words.ar'),
})
