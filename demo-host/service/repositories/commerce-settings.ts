import type { AddressRules } from '../../../core/site/contracts'
import { cachedValue } from '../database/cached'
import type { Promotion } from '../pricing/promotion'
import type { TaxRule } from '../pricing/tax-rule'
import type { ShippingMethod } from '../delivery/shipping-method'

export type CommerceSettings = {
  readonly promotions: readonly Promotion[]
  readonly shippingMethods: readonly ShippingMethod[]
  readonly taxRules: ReadonlyMap<string, TaxRule>
  readonly addressRules: ReadonlyMap<string, AddressRules>
}

/** Cached for five seconds; a promotion's limit is checked again when an order is placed. */
export const commerceSettings = cachedValue<CommerceSettings>(5, async db => {
  const promotions = await db.selectFrom('promotions').select(['used', 'limit_total', 'document']).execute()
  const methods = await db.selectFrom('shipping_methods').select('document').orderBy('position').orderBy('id').execute()
  const taxes = await db.selectFrom('tax_rules').select('document').execute()
  const addresses = await db.selectFrom('address_rules').select('document').execute()
  return {
    promotions: promotions.map(({ used, limit_total: total, document }) =>
      total === null ? document : { ...document, limit: { total, used } },
    ),
    shippingMethods: methods.map(({ document }) => document),
    taxRules: new Map(taxes.map(({ document }) => [document.countryCode, document])),
    addressRules: new Map(addresses.map(({ document }) => [document.countryCode, document])),
  }
})
