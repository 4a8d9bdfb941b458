import type { Store } from '../../../core/shapes/store'
import { cachedValue } from '../database/cached'

/** Everywhere that things can be fetched from: our stores, and the collection points of others. */
export type ShopPlaces = {
  readonly stores: readonly Store[]
  readonly points: readonly Store[]
  /** All of them by their ids. */
  readonly byId: ReadonlyMap<string, Store>
  /** The services that there are somewhere in a country. */
  readonly byCountry: ReadonlyMap<string, ReadonlySet<string>>
}

/** Stores and collection points; a change is known everywhere within half a minute. */
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
