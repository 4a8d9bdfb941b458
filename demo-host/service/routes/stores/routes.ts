import fp from 'fastify-plugin'
import type { Store } from '../../../../core/shapes/store'
import type { FoundStore, RequestedItem } from '../../../../core/stores/contracts'
import { endpoints } from '../../../../core/stores/endpoints'
import { namesOfProvince } from '../../delivery/province-names'
import { mount } from '../../plugins/mount'
import type { Db } from '../../database/transaction'
import { commerceSettings } from '../../repositories/commerce-settings'
import { shopPlaces } from '../../repositories/shop-places'
import { type StockByPlace, stockByPlace } from '../../repositories/store-stock'
import { beginningOf, nearest, type NearPlace } from '../../stores/nearest'

export const storeRoutes = fp(
  async app => {
    mount(app, endpoints.searchStores, async ({ db, body, country, key }) => {
      const { stores, points, regionsOf } = await placesIn(db, country)
      const place = key.countries.includes(country) ? beginningOf(body, [...stores, ...points], regionsOf) : null
      const found = nearest(stores, body, place, new Date())
      const { wanted, stock } = await stockOf(db, body)
      return { place, stores: found.map(store => withStock(store, wanted, stock)) }
    })

    mount(app, endpoints.searchCollectionPoints, async ({ db, body, country }) => {
      const { stores, points, regionsOf } = await placesIn(db, country)
      const place = beginningOf(body, [...points, ...stores], regionsOf)
      const found = nearest(points, body, place, new Date())
      const { wanted, stock } = await stockOf(db, body)
      const delivery = has(stock.get(''), wanted) ? ('pudo' as const) : null
      return { place, collectionPoints: found.map(point => ({ ...point, inventory: [], delivery })) }
    })
  },
  { name: 'store-routes', dependencies: ['calls'] },
)

async function placesIn(db: Db, country: string) {
  const { stores, points } = await shopPlaces(db, db)
  const { addressRules } = await commerceSettings(db, db)
  return {
    regionsOf: ({ province = '' }: Store) => namesOfProvince(country, province, addressRules),
    stores: stores.filter(({ countryCode }) => countryCode === country),
    points: points.filter(({ countryCode }) => countryCode === country),
  }
}

async function stockOf(db: Db, { items = [] }: { items?: readonly RequestedItem[] | undefined }) {
  const wanted = together(items)
  const upcs = wanted.map(({ upc }) => upc)
  return { wanted, stock: await stockByPlace(db, upcs) }
}

function withStock(store: NearPlace, wanted: readonly RequestedItem[], stock: StockByPlace): FoundStore {
  const here = stock.get(store.storeId)
  const services = store.services ?? []
  return {
    ...store,
    inventory: wanted.map(({ upc }) => ({ upc, quantity: here?.get(upc) ?? 0 })),
    delivery:
      services.includes('pickup') && has(here, wanted)
        ? 'pickup'
        : services.includes('sts') && has(stock.get(''), wanted)
          ? 'sts'
          : null,
  }
}

const has = (shelf: ReadonlyMap<string, number> | undefined, wanted: readonly RequestedItem[]): boolean =>
  wanted.every(({ upc, qty }) => (shelf?.get(upc) ?? 0) >= qty)

/** Adds up the quantities of equal items. */
function together(items: readonly RequestedItem[]): RequestedItem[] {
  const counts = new Map<string, number>()
  for (const { upc, qty } of items) counts.set(upc, (counts.get(upc) ?? 0) + qty)
  return [...counts].map(([upc, qty]) => ({ upc, qty }))
}
