import { categoryIds } from './catalogue/category-ids'
import { daysFrom } from './catalogue/days'
import { shelfPrice, sumOf } from './catalogue/money'
import { upcOf } from './catalogue/upc'
import { employeeDiscount, industryDiscount, tradeDiscount } from './own-discounts'
import { promotionWords } from './promotion-words'
import type { AllWords } from '../languages/words'
import type { Promotion } from '../pricing/promotion'

const GIFT = 'TQ4407AB19'

/** Where the sandbox sells, except the four countries without this benefit. */
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
      ...promotionWords.socksByThree,
      level: 'PRODUCT',
      rank: 10,
      condition: { categoryIds: [categoryIds.socks], minUnits: 3 },
      reward: { type: 'percent', percent: 15 },
    }),
    promotion({
      id: 'run-20',
      ...promotionWords.run20,
      couponCode: 'RUN20',
      level: 'PRODUCT',
      rank: 20,
      condition: { categoryIds: [categoryIds.road, categoryIds.trail, categoryIds.track, categoryIds.raceDay] },
      reward: { type: 'percent', percent: 20 },
    }),
    promotion({
      id: 'start-line-tote',
      ...promotionWords.startLineTote,
      couponCode: 'GIFT',
      level: 'PRODUCT',
      rank: 30,
      condition: { minSubtotal: shelfPrice(100) },
      reward: { type: 'bonus', productId: GIFT, upc: upcOf(GIFT + '-sand'), qty: 1 },
    }),
    promotion({
      id: 'members-ship-free',
      ...promotionWords.membersShipFree,
      level: 'SHIPPING',
      rank: 35,
      condition: { audience: 'loyalty', countries: membersShipFreeIn, shippingCodes: ['standard'] },
      reward: { type: 'percent', percent: 100 },
    }),
    promotion({
      id: 'kit-out',
      ...promotionWords.kitOut,
      level: 'ORDER',
      rank: 40,
      condition: { minSubtotal: shelfPrice(500) },
      reward: { type: 'amount', amount: shelfPrice(50) },
    }),
    promotion(employeeDiscount),
    promotion(tradeDiscount),
    promotion(industryDiscount),
    promotion({
      id: 'welcome-10',
      ...promotionWords.welcome10,
      couponCode: 'WELCOME10',
      level: 'ORDER',
      rank: 50,
      reward: tenPercent,
    }),
    promotion({
      id: 'once',
      ...promotionWords.once,
      couponCode: 'ONCE',
      level: 'ORDER',
      rank: 60,
      reward: tenPercent,
      oncePerConsumer: true,
    }),
    promotion({
      id: 'expired',
      ...promotionWords.expired,
      couponCode: 'EXPIRED',
      level: 'ORDER',
      rank: 70,
      reward: tenPercent,
      startsAt: daysFrom(now, -120),
      endsAt: daysFrom(now, -7),
    }),
    promotion({
      id: 'soon',
      ...promotionWords.soon,
      couponCode: 'SOON',
      level: 'ORDER',
      rank: 80,
      reward: tenPercent,
      startsAt: daysFrom(now, 40),
    }),
    promotion({
      id: 'limited',
      ...promotionWords.limited,
      couponCode: 'LIMITED',
      level: 'ORDER',
      rank: 90,
      reward: tenPercent,
      limit: { total: 100, used: 100 },
    }),
    promotion({
      id: 'free-standard',
      name: promotionWords.freeStandard.name,
      callout: promotionWords.freeStandard.callout,
      level: 'SHIPPING',
      rank: 100,
      condition: { minSubtotal: shelfPrice(100), shippingCodes: ['standard'] },
      reward: { type: 'fixed-price', amount: sumOf(() => 0) },
      approaching: {
        callout: promotionWords.freeStandard.approaching,
        displayLevels: ['MINI_CART', 'CART', 'CHECKOUT'],
      },
    }),
    promotion({
      id: 'ship-free',
      ...promotionWords.shipFree,
      couponCode: 'SHIPFREE',
      level: 'SHIPPING',
      rank: 110,
      reward: { type: 'percent', percent: 100 },
    }),
  ]
}
