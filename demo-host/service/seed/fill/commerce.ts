import type { Db } from '../../database/transaction'
import { insertMany } from '../../repositories/insert-many'
import type { SandboxData } from '../types'

/** Puts promotions, shipping methods and tax rules into an empty database. */
export async function seedCommerce(db: Db, { promotions, shippingMethods, taxRules }: SandboxData): Promise<void> {
  for (const table of ['promotions', 'shipping_methods', 'tax_rules'] as const) await db.deleteFrom(table).execute()
  await insertMany(
    db,
    'promotions',
    promotions.map(promotion => ({
      id: promotion.id,
      coupon_code: promotion.couponCode ?? null,
      limit_total: promotion.limit?.total ?? null,
      used: promotion.limit?.used ?? 0,
      document: JSON.stringify(promotion),
    })),
  )
  await insertMany(
    db,
    'shipping_methods',
    shippingMethods.map((method, index) => ({
      id: `${method.code}-${index + 1}`,
      position: method.position,
      document: JSON.stringify(method),
    })),
  )
  await insertMany(
    db,
    'tax_rules',
    taxRules.map(rule => ({ country_code: rule.countryCode, document: JSON.stringify(rule) })),
  )
}
