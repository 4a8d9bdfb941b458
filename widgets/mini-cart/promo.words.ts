import { defineWords } from '../../core/site/words'

const english = {
  promoCode: 'Promo code',
  addPromoCode: 'Add a promo code',
  enterCode: 'Enter a code',
  apply: 'Apply',
  applying: 'Applying',
  applied: (code: string) => `Code ${code} applied.`,
  notApplied: (code: string) => `Code ${code} does not apply to what is in the bag.`,
  removeCode: (code: string) => `Remove code ${code}`,
  noCode: 'Enter a code',
}

export type PromoWords = typeof english

export const { $words } = defineWords<PromoWords>(english, {
  fr: () => import('./promo.words.fr'),
  de: () => import('./promo.words.de'),
  ja: () => import('./promo.words.ja'),
  ar: () => import('./promo.words.ar'),
})
