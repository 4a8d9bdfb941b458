import type { PromoWords } from './promo.words'

export const words: PromoWords = {
  promoCode: 'Aktionscode',
  addPromoCode: 'Aktionscode hinzufügen',
  enterCode: 'Code eingeben',
  apply: 'Einlösen',
  applying: 'Wird eingelöst',
  applied: (code: string) => `Code ${code} ist eingelöst.`,
  notApplied: (code: string) => `Code ${code} gilt für nichts in diesem Warenkorb.`,
  removeCode: (code: string) => `Code ${code} entfernen`,
  noCode: 'Geben Sie einen Code ein',
}
