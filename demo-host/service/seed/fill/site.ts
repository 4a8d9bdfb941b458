import type { Store } from '../../../../core/shapes/store'
import type { Db } from '../../database/transaction'
import type { SandboxData, SeedStore } from '../types'
import { insertMany } from '../../repositories/insert-many'

/** Puts stores, address rules, countries and access keys into an empty database. */
export async function seedSite(db: Db, data: SandboxData): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const table of ['stores', 'collection_points', 'address_rules', 'countries'] as const)
      await tx.deleteFrom(table).execute()
    await insertMany(tx, 'stores', data.stores.map(storeRow))
    await insertMany(
      tx,
      'collection_points',
      data.collectionPoints.map(({ id, ...point }) => {
        const document: Store = { storeId: id, ...point, openingHours: [...point.openingHours] }
        return { point_id: id, country_code: point.countryCode, document: JSON.stringify(document) }
      }),
    )
    await insertMany(
      tx,
      'address_rules',
      data.addressRules.map(rules => ({ country_code: rules.countryCode, document: JSON.stringify(rules) })),
    )
    await insertMany(
      tx,
      'countries',
      data.countries.map(({ code, dialCode, mask, name, nameFr }) => {
        return { code, dial_code: dialCode, mask: mask ?? null, names: JSON.stringify({ en: name, fr: nameFr }) }
      }),
    )
    await insertMany(tx, 'access_keys', data.accessKeys.map(keyRow))
  })
}

function storeRow(store: SeedStore) {
  const document: Store = {
    storeId: store.id,
    name: store.name,
    addressLine1: store.addressLine1,
    city: store.city,
    ...(store.province ? { province: store.province } : {}),
    postalCode: store.postalCode,
    countryCode: store.countryCode,
    phone: store.phone,
    latitude: store.latitude,
    longitude: store.longitude,
    timeZone: store.timeZone,
    openingHours: [...store.openingHours],
  }
  return {
    store_id: store.id,
    country_code: store.countryCode,
    document: JSON.stringify(document),
    services: [...store.services],
    employees: JSON.stringify(store.employees),
  }
}

function keyRow(key: SandboxData['accessKeys'][number]) {
  return {
    key: key.key,
    name: key.name,
    site_id: key.siteId,
    trust: key.trust,
    origins: [...key.origins],
    locales: [...key.locales],
    currencies: [...key.currencies],
    currency_by_country: JSON.stringify(key.currencyByCountry),
    countries: [...key.countries],
    billing_countries: [...key.billingCountries],
    product_url: key.productUrl ?? null,
  }
}
