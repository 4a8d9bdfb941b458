import { categoryIds } from './catalogue/categories'
import { daysFrom } from './catalogue/days'
import { shelfPrice, sumOf } from './catalogue/money'
import { upcOf } from './catalogue/upc'
import type { SeedPromotion } from './types'

const GIFT = 'TQ4407AB19'

/** Coupons of the sandbox and the promotions that need none. */
export const promotions = (now: Date): readonly SeedPromotion[] => {
  const promotion = (
    own: Pick<SeedPromotion, 'id' | 'level' | 'name' | 'callout' | 'reward' | 'rank'> & Partial<SeedPromotion>,
  ): SeedPromotion => ({
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
      name: { en: 'Socks by three', fr: 'Chaussettes par trois' },
      callout: { en: '15 % off three or more socks', fr: '15 % dès trois chaussettes' },
      condition: { categoryIds: [categoryIds.socks], minUnits: 3 },
      reward: { type: 'percent', percent: 15 },
    }),
    promotion({
      id: 'run-20',
      couponCode: 'RUN20',
      level: 'PRODUCT',
      rank: 20,
      name: { en: '20 % off running shoes', fr: '20 % sur les chaussures de running' },
      callout: { en: '20 % off running shoes', fr: '20 % sur les chaussures de running' },
      condition: { categoryIds: [categoryIds.road, categoryIds.trail, categoryIds.track, categoryIds.raceDay] },
      reward: { type: 'percent', percent: 20 },
    }),
    promotion({
      id: 'start-line-tote',
      couponCode: 'GIFT',
      level: 'PRODUCT',
      rank: 30,
      name: { en: 'Start line tote', fr: 'Tote bag Départ' },
      callout: { en: 'A tote with your order', fr: 'Un tote bag avec votre commande' },
      condition: { minSubtotal: shelfPrice(100) },
      reward: { type: 'bonus', productId: GIFT, upc: upcOf(GIFT + '-sand'), qty: 1 },
    }),
    promotion({
      id: 'kit-out',
      level: 'ORDER',
      rank: 40,
      name: { en: 'Kit out and save', fr: 'Équipement complet' },
      callout: { en: 'Kit out and save', fr: 'Remise sur les grandes commandes' },
      condition: { minSubtotal: shelfPrice(500) },
      reward: { type: 'amount', amount: shelfPrice(50) },
    }),
    promotion({
      id: 'welcome-10',
      couponCode: 'WELCOME10',
      level: 'ORDER',
      rank: 50,
      name: { en: 'Welcome: 10 % off', fr: 'Bienvenue : 10 %' },
      callout: { en: '10 % off your order', fr: '10 % sur votre commande' },
      reward: tenPercent,
    }),
    promotion({
      id: 'once',
      couponCode: 'ONCE',
      level: 'ORDER',
      rank: 60,
      name: { en: 'Once only: 10 % off', fr: 'Une seule fois : 10 %' },
      callout: { en: '10 % off, once', fr: '10 %, une fois' },
      reward: tenPercent,
      oncePerConsumer: true,
    }),
    promotion({
      id: 'expired',
      couponCode: 'EXPIRED',
      level: 'ORDER',
      rank: 70,
      name: { en: 'Autumn: 10 % off', fr: 'Automne : 10 %' },
      callout: { en: '10 % off your order', fr: '10 % sur votre commande' },
      reward: tenPercent,
      startsAt: daysFrom(now, -120),
      endsAt: daysFrom(now, -7),
    }),
    promotion({
      id: 'soon',
      couponCode: 'SOON',
      level: 'ORDER',
      rank: 80,
      name: { en: 'New year: 10 % off', fr: 'Nouvel an : 10 %' },
      callout: { en: '10 % off your order', fr: '10 % sur votre commande' },
      reward: tenPercent,
      startsAt: daysFrom(now, 40),
    }),
    promotion({
      id: 'limited',
      couponCode: 'LIMITED',
      level: 'ORDER',
      rank: 90,
      name: { en: 'First hundred: 10 % off', fr: 'Les cent premiers : 10 %' },
      callout: { en: '10 % off your order', fr: '10 % sur votre commande' },
      reward: tenPercent,
      limit: { total: 100, used: 100 },
    }),
    promotion({
      id: 'free-standard',
      level: 'SHIPPING',
      rank: 100,
      name: { en: 'Free standard delivery', fr: 'Livraison standard offerte' },
      callout: { en: 'Your order ships free', fr: 'Votre livraison est offerte' },
      condition: { minSubtotal: shelfPrice(100), shippingCodes: ['standard'] },
      reward: { type: 'fixed-price', amount: sumOf(() => 0) },
      approaching: {
        callout: {
          en: 'Add {amount} more for free delivery.|You are {amount} past free delivery.|Your order ships free.',
          fr: 'Plus que {amount} pour la livraison offerte.|Livraison offerte, {amount} au-delà du seuil.|Votre livraison est offerte.',
        },
        displayLevels: ['MINI_CART', 'CART', 'CHECKOUT'],
      },
    }),
    promotion({
      id: 'ship-free',
      couponCode: 'SHIPFREE',
      level: 'SHIPPING',
      rank: 110,
      name: { en: 'Free delivery', fr: 'Livraison offerte' },
      callout: { en: 'Your order ships free', fr: 'Votre livraison est offerte' },
      reward: { type: 'percent', percent: 100 },
    }),
  ]
}
