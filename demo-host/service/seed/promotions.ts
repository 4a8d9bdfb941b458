import { categoryIds } from './catalogue/categories'
import { daysFrom } from './catalogue/days'
import { shelfPrice, sumOf } from './catalogue/money'
import { upcOf } from './catalogue/upc'
import { employeeDiscount } from './employee-discount'
import { membersFree, runOff, shipsFree, tenOff } from './promotion-words'
import type { AllWords } from '../languages/words'
import type { Promotion } from '../pricing/promotion'

const GIFT = 'TQ4407AB19'

/** Where the sandbox sells, but for the four countries whose members are told of no such benefit. */
const membersShipFreeIn = ['US', 'CA', 'ES', 'NL', 'IE', 'JP', 'AE', 'KW']

/** Coupons of the sandbox and the promotions that need none. */
export const promotions = (now: Date): readonly Promotion[] => {
  const promotion = (
    own: Pick<Promotion, 'id' | 'level' | 'reward' | 'rank'> &
      Partial<Promotion> & { name: AllWords; callout: AllWords; approaching?: { callout: AllWords } },
  ): Promotion => ({
    campaignId: own.couponCode ? 'coupons' : 'always-on',
    startsAt: daysFrom(now, -60),
    condition: {},
    exclusive: false,
    oncePerConsumer: false,
    ...own,
  })
  const tenPercent = { type: 'percent', percent: 10 } as const

  return [
    promotion({
      id: 'socks-by-three',
      level: 'PRODUCT',
      rank: 10,
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
      condition: { categoryIds: [categoryIds.socks], minUnits: 3 },
      reward: { type: 'percent', percent: 15 },
    }),
    promotion({
      id: 'run-20',
      couponCode: 'RUN20',
      level: 'PRODUCT',
      rank: 20,
      name: runOff,
      callout: runOff,
      condition: { categoryIds: [categoryIds.road, categoryIds.trail, categoryIds.track, categoryIds.raceDay] },
      reward: { type: 'percent', percent: 20 },
    }),
    promotion({
      id: 'start-line-tote',
      couponCode: 'GIFT',
      level: 'PRODUCT',
      rank: 30,
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
      condition: { minSubtotal: shelfPrice(100) },
      reward: { type: 'bonus', productId: GIFT, upc: upcOf(GIFT + '-sand'), qty: 1 },
    }),
    promotion({
      id: 'members-ship-free',
      level: 'SHIPPING',
      rank: 35,
      name: membersFree,
      callout: membersFree,
      condition: { audience: 'loyalty', countries: membersShipFreeIn, shippingCodes: ['standard'] },
      reward: { type: 'percent', percent: 100 },
    }),
    promotion({
      id: 'kit-out',
      level: 'ORDER',
      rank: 40,
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
      condition: { minSubtotal: shelfPrice(500) },
      reward: { type: 'amount', amount: shelfPrice(50) },
    }),
    promotion(employeeDiscount),
    promotion({
      id: 'welcome-10',
      couponCode: 'WELCOME10',
      level: 'ORDER',
      rank: 50,
      name: {
        en: 'Welcome: 10% off',
        fr: 'Bienvenue\u202f: 10\u202f%',
        de: 'Willkommen: 10\u00a0% Rabatt',
        ja: 'ようこそ：10%オフ',
        ar: 'أهلًا بك: خصم 10٪',
      },
      callout: tenOff,
      reward: tenPercent,
    }),
    promotion({
      id: 'once',
      couponCode: 'ONCE',
      level: 'ORDER',
      rank: 60,
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
      reward: tenPercent,
      oncePerConsumer: true,
    }),
    promotion({
      id: 'expired',
      couponCode: 'EXPIRED',
      level: 'ORDER',
      rank: 70,
      name: {
        en: 'Autumn: 10% off',
        fr: 'Automne\u202f: 10\u202f%',
        de: 'Herbst: 10\u00a0% Rabatt',
        ja: '秋の10%オフ',
        ar: 'الخريف: خصم 10٪',
      },
      callout: tenOff,
      reward: tenPercent,
      startsAt: daysFrom(now, -120),
      endsAt: daysFrom(now, -7),
    }),
    promotion({
      id: 'soon',
      couponCode: 'SOON',
      level: 'ORDER',
      rank: 80,
      name: {
        en: 'New year: 10% off',
        fr: 'Nouvel an\u202f: 10\u202f%',
        de: 'Neujahr: 10\u00a0% Rabatt',
        ja: '新年の10%オフ',
        ar: 'السنة الجديدة: خصم 10٪',
      },
      callout: tenOff,
      reward: tenPercent,
      startsAt: daysFrom(now, 40),
    }),
    promotion({
      id: 'limited',
      couponCode: 'LIMITED',
      level: 'ORDER',
      rank: 90,
      name: {
        en: 'First hundred: 10% off',
        fr: 'Les cent premiers\u202f: 10\u202f%',
        de: 'Die ersten Hundert: 10\u00a0% Rabatt',
        ja: '先着100名：10%オフ',
        ar: 'لأول مئة: خصم 10٪',
      },
      callout: tenOff,
      reward: tenPercent,
      limit: { total: 100, used: 100 },
    }),
    promotion({
      id: 'free-standard',
      level: 'SHIPPING',
      rank: 100,
      name: {
        en: 'Free standard delivery',
        fr: 'Livraison standard offerte',
        de: 'Standardversand kostenlos',
        ja: '通常配送無料',
        ar: 'توصيل عادي مجاني',
      },
      callout: shipsFree,
      condition: { minSubtotal: shelfPrice(100), shippingCodes: ['standard'] },
      reward: { type: 'fixed-price', amount: sumOf(() => 0) },
      approaching: {
        callout: {
          en: 'Add {amount} more for free delivery.|Your order ships free, {amount} over the minimum.|Your order ships free.',
          fr: 'Plus que {amount} pour la livraison offerte.|Votre livraison est offerte, {amount} au-delà du minimum.|Votre livraison est offerte.',
          de: 'Noch {amount} bis zur kostenlosen Lieferung.|Ihre Bestellung wird kostenlos geliefert, {amount} über dem Mindestwert.|Ihre Bestellung wird kostenlos geliefert.',
          ja: 'あと{amount}で送料無料です。|送料無料でお届けします。条件を{amount}超えています。|送料無料でお届けします。',
          ar: 'أضف {amount} للحصول على توصيل مجاني.|طلبك يُشحن مجانًا، بزيادة {amount} عن الحد الأدنى.|طلبك يُشحن مجانًا.',
        },
        displayLevels: ['MINI_CART', 'CART', 'CHECKOUT'],
      },
    }),
    promotion({
      id: 'ship-free',
      couponCode: 'SHIPFREE',
      level: 'SHIPPING',
      rank: 110,
      name: {
        en: 'Free delivery',
        fr: 'Livraison offerte',
        de: 'Kostenlose Lieferung',
        ja: '送料無料',
        ar: 'توصيل مجاني',
      },
      callout: shipsFree,
      reward: { type: 'percent', percent: 100 },
    }),
  ]
}
