import type { AllWords } from '../languages/words'

const tenOff: AllWords = {
  en: '10% off your order',
  fr: '10\u202f% sur votre commande',
  de: '10\u00a0% auf Ihre Bestellung',
  ja: 'ご注文が10%オフ',
  ar: 'خصم 10٪ على طلبك',
}

const shipsFree: AllWords = {
  en: 'Your order ships free',
  fr: 'Votre livraison est offerte',
  de: 'Ihre Bestellung wird kostenlos geliefert',
  ja: '送料無料でお届けします',
  ar: 'طلبك يُشحن مجانًا',
}

const runOff: AllWords = {
  en: '20% off running shoes',
  fr: '20\u202f% sur les chaussures de running',
  de: '20\u00a0% auf Laufschuhe',
  ja: 'ランニングシューズ20%オフ',
  ar: 'خصم 20٪ على أحذية الجري',
}

const membersFree: AllWords = {
  en: 'Members ship free',
  fr: 'Livraison offerte aux membres',
  de: 'Mitglieder zahlen keinen Versand',
  ja: '会員は送料無料',
  ar: 'شحن مجاني للأعضاء',
}

/** What promotions are called, and what shoppers read of them; `approaching` while they are out of reach. */
export const promotionWords = {
  socksByThree: {
    name: {
      en: 'Socks by three',
      fr: 'Chaussettes par trois',
      de: 'Socken im Dreierpack',
      ja: '靴下3足セット',
      ar: 'ثلاثة أزواج جوارب',
    },
    callout: {
      en: '15% off three or more socks',
      fr: '15\u202f% dès trois chaussettes',
      de: '15\u00a0% ab drei Paar Socken',
      ja: '靴下3足以上で15%オフ',
      ar: 'خصم 15٪ على ثلاثة أزواج جوارب أو أكثر',
    },
  },
  run20: {
    name: runOff,
    callout: runOff,
  },
  startLineTote: {
    name: {
      en: 'Start line tote',
      fr: 'Tote bag Départ',
      de: 'Startlinien-Tasche',
      ja: 'スタートライン・トート',
      ar: 'حقيبة خط البداية',
    },
    callout: {
      en: 'A tote with your order',
      fr: 'Un tote bag avec votre commande',
      de: 'Eine Tasche zu Ihrer Bestellung',
      ja: 'ご注文にトートバッグをプレゼント',
      ar: 'حقيبة مع طلبك',
    },
  },
  membersShipFree: {
    name: membersFree,
    callout: membersFree,
  },
  kitOut: {
    name: {
      en: 'Kit out and save',
      fr: 'Équipement complet',
      de: 'Ausrüsten und sparen',
      ja: 'まとめ買いでお得',
      ar: 'جهّز نفسك ووفّر',
    },
    callout: {
      en: 'Kit out and save',
      fr: 'Remise sur les grandes commandes',
      de: 'Ausrüsten und sparen',
      ja: 'まとめ買いでお得',
      ar: 'جهّز نفسك ووفّر',
    },
  },
  welcome10: {
    name: {
      en: 'Welcome: 10% off',
      fr: 'Bienvenue\u202f: 10\u202f%',
      de: 'Willkommen: 10\u00a0% Rabatt',
      ja: 'ようこそ：10%オフ',
      ar: 'أهلًا بك: خصم 10٪',
    },
    callout: tenOff,
  },
  once: {
    name: {
      en: 'Once only: 10% off',
      fr: 'Une seule fois\u202f: 10\u202f%',
      de: 'Nur einmal: 10\u00a0% Rabatt',
      ja: '1回限り：10%オフ',
      ar: 'مرة واحدة فقط: خصم 10٪',
    },
    callout: {
      en: '10% off, once',
      fr: '10\u202f%, une fois',
      de: '10\u00a0%, einmalig',
      ja: '10%オフ（1回限り）',
      ar: 'خصم 10٪، مرة واحدة',
    },
  },
  expired: {
    name: {
      en: 'Autumn: 10% off',
      fr: 'Automne\u202f: 10\u202f%',
      de: 'Herbst: 10\u00a0% Rabatt',
      ja: '秋の10%オフ',
      ar: 'الخريف: خصم 10٪',
    },
    callout: tenOff,
  },
  soon: {
    name: {
      en: 'New year: 10% off',
      fr: 'Nouvel an\u202f: 10\u202f%',
      de: 'Neujahr: 10\u00a0% Rabatt',
      ja: '新年の10%オフ',
      ar: 'السنة الجديدة: خصم 10٪',
    },
    callout: tenOff,
  },
  limited: {
    name: {
      en: 'First hundred: 10% off',
      fr: 'Les cent premiers\u202f: 10\u202f%',
      de: 'Die ersten Hundert: 10\u00a0% Rabatt',
      ja: '先着100名：10%オフ',
      ar: 'لأول مئة: خصم 10٪',
    },
    callout: tenOff,
  },
  freeStandard: {
    name: {
      en: 'Free standard delivery',
      fr: 'Livraison standard offerte',
      de: 'Standardversand kostenlos',
      ja: '通常配送無料',
      ar: 'توصيل عادي مجاني',
    },
    callout: shipsFree,
    approaching: {
      en: 'Add {amount} more for free delivery.|Your order ships free.|Your order ships free.',
      fr: 'Plus que {amount} pour la livraison offerte.|Votre livraison est offerte.|Votre livraison est offerte.',
      de: 'Noch {amount} bis zur kostenlosen Lieferung.|Ihre Bestellung wird kostenlos geliefert.|Ihre Bestellung wird kostenlos geliefert.',
      ja: 'あと{amount}で送料無料です。|送料無料でお届けします。|送料無料でお届けします。',
      ar: 'أضف {amount} للحصول على توصيل مجاني.|طلبك يُشحن مجانًا.|طلبك يُشحن مجانًا.',
    },
  },
  shipFree: {
    name: {
      en: 'Free delivery',
      fr: 'Livraison offerte',
      de: 'Kostenlose Lieferung',
      ja: '送料無料',
      ar: 'توصيل مجاني',
    },
    callout: shipsFree,
  },
} as const satisfies Record<string, { name: AllWords; callout: AllWords; approaching?: AllWords }>
