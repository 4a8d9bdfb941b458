import type { AllWords } from '../languages/words'

/** What several promotions say of themselves. */
export const tenOff: AllWords = {
  en: '10% off your order',
  fr: '10\u202f% sur votre commande',
  de: '10\u00a0% auf Ihre Bestellung',
  ja: 'ご注文が10%オフ',
  ar: 'خصم 10٪ على طلبك',
}

/** What free delivery says. */
export const shipsFree: AllWords = {
  en: 'Your order ships free',
  fr: 'Votre livraison est offerte',
  de: 'Ihre Bestellung wird kostenlos geliefert',
  ja: '送料無料でお届けします',
  ar: 'طلبك يُشحن مجانًا',
}

/** What a fifth off running shoes says. */
export const runOff: AllWords = {
  en: '20% off running shoes',
  fr: '20\u202f% sur les chaussures de running',
  de: '20\u00a0% auf Laufschuhe',
  ja: 'ランニングシューズ20%オフ',
  ar: 'خصم 20٪ على أحذية الجري',
}

/** What free delivery for members says. */
export const membersFree: AllWords = {
  en: 'Members ship free',
  fr: 'Livraison offerte aux membres',
  de: 'Mitglieder zahlen keinen Versand',
  ja: '会員は送料無料',
  ar: 'شحن مجاني للأعضاء',
}
