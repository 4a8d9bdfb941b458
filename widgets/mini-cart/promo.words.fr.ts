import type { PromoWords } from './promo.words'

export const words: PromoWords = {
  promoCode: 'Code promo',
  addPromoCode: 'Ajouter un code promo',
  enterCode: 'Saisissez un code',
  apply: 'Appliquer',
  applying: 'Un instant',
  applied: (code: string) => `Le code ${code} est appliqué.`,
  notApplied: (code: string) => `Le code ${code} ne concerne rien de ce panier.`,
  removeCode: (code: string) => `Retirer le code ${code}`,
  noCode: 'Saisissez un code',
}
