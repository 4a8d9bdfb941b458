import fc from 'fast-check'
import type { Currency, Sum } from './money'
import type { PromotionCondition, PromotionReward } from './promotion'
import type { TaxClass } from './tax-rule'
import type { CartToPrice, LineToPrice } from './types'
import type { Promotion } from './promotion'
import type { TaxRule } from './tax-rule'

const currencies: readonly Currency[] = ['USD', 'JPY', 'KWD']
const taxClasses: readonly TaxClass[] = ['footwear', 'apparel', 'accessory', 'gift-card']
const everywhere = (amount: number): Sum =>
  ({ USD: amount, CAD: amount, EUR: amount, GBP: amount, JPY: amount, AED: amount, KWD: amount }) as const

const amount = fc.integer({ min: 0, max: 2_000_000 })

const line: fc.Arbitrary<Omit<LineToPrice, 'id'>> = fc
  .tuple(
    fc.nat(9),
    fc.nat(3),
    fc.oneof({ weight: 20, arbitrary: fc.integer({ min: 1, max: 40 }) }, fc.constant(999_999)),
    amount,
    amount,
  )
  .map(([product, taxClass, qty, one, other]) => ({
    productId: `product-${product}`,
    categoryIds: [`category-${product % 4}`],
    taxClass: taxClasses[taxClass] ?? 'footwear',
    qty,
    original: Math.max(one, other),
    current: Math.min(one, other),
  }))

const reward: fc.Arbitrary<PromotionReward> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map(percent => ({ type: 'percent', percent }) as const),
  amount.map(off => ({ type: 'amount', amount: everywhere(off) }) as const),
  amount.map(price => ({ type: 'fixed-price', amount: everywhere(price) }) as const),
)

const condition: fc.Arbitrary<PromotionCondition> = fc
  .tuple(fc.nat(3), amount, fc.nat(3), fc.boolean())
  .map(([kind, least, category, fullPriceOnly]) => ({
    fullPriceOnly,
    ...(kind === 1 ? { minSubtotal: everywhere(least) } : {}),
    ...(kind === 2 ? { categoryIds: [`category-${category}`] } : {}),
    ...(kind === 3 ? { minUnits: category + 1 } : {}),
  }))

const promotion: fc.Arbitrary<Omit<Promotion, 'id'>> = fc
  .tuple(
    fc.constantFrom('PRODUCT' as const, 'ORDER' as const, 'SHIPPING' as const),
    reward,
    condition,
    fc.nat(100),
    fc.nat(9),
  )
  .map(([level, given, when, rank, exclusive]) => ({
    campaignId: 'campaign',
    level,
    name: { en: 'Promotion' },
    callout: { en: 'Something off' },
    startsAt: '2026-01-01T00:00:00Z',
    condition: when,
    reward: given,
    rank,
    exclusive: exclusive === 0,
    oncePerConsumer: false,
  }))

const taxRule: fc.Arbitrary<TaxRule> = fc
  .tuple(fc.constantFrom('net' as const, 'gross' as const), fc.nat(270_000), fc.boolean())
  .map(([taxation, rate, shippingTaxed]) => ({
    countryCode: 'XX',
    taxation,
    rate,
    rateByProvince: { A: Math.floor(rate / 2) },
    rateByClass: { 'gift-card': 0 },
    shippingTaxed,
  }))

/** Up to eight lines, six promotions of every kind, two shipments. */
export const anyCart: fc.Arbitrary<CartToPrice> = fc
  .tuple(
    fc.constantFrom(...currencies),
    fc.array(line, { maxLength: 8 }),
    fc.array(promotion, { maxLength: 6 }),
    fc.array(amount, { maxLength: 2 }),
    taxRule,
    fc.tuple(amount, amount, fc.boolean()),
  )
  .map(([currency, lines, promotions, shipping, rule, [rewards, paid, hasProvince]]) => ({
    currency,
    country: 'XX',
    province: hasProvince ? 'A' : null,
    at: new Date('2026-11-21T12:00:00Z'),
    lines: lines.map((entry, index) => ({ ...entry, id: `line-${index}` })),
    promotions: promotions.map((entry, index) => ({ ...entry, id: `promotion-${index}` })),
    coupons: [],
    audiences: new Set(),
    shipping: shipping.map((cost, index) => ({ shippingId: `shipment-${index}`, code: 'standard', amount: cost })),
    taxRule: rule,
    rewards,
    paid,
  }))
