import type { Store } from '../../../core/shapes/store'
import { cachedValue } from '../database/cached'

/** Our stores, and other shops' collection points. */
export type ShopPlaces = {
  readonly stores: readonly Store[]
  readonly points: readonly Store[]
  readonly byId: ReadonlyMap<string, Store>
  /** The delivery services of each country. */
  readonly byCountry: ReadonlyMap<string, ReadonlySet<string>>
}

/** Cached for half a minute. */
export const shopPlaces = cachedValue<ShopPlaces>(30, async db => {
  const storeRows = await db.selectFrom('stores').select(['document', 'services']).orderBy('store_id').execute()
  const pointRows = await db.selectFrom('collection_points').select('document').orderBy('point_id').execute()
  const stores = storeRows.map(({ document, services }) => ({ ...document, services: services as Store['services'] }))
  const points = pointRows.map(({ document }) => ({ ...document, services: ['pudo' as const] }))
  const all = [...stores, ...points]
  return {
    stores,
    points,
    byId: new Map(all.map(place => [place.storeId, place])),
    byCountry: new Map(
      [...new Set(all.map(({ countryCode }) => countryCode))].map(country => [
        country,
        new Set(all.filter(place => place.countryCode === country).flatMap(({ services }) => services ?? [])),
      ]),
    ),
  }
})
