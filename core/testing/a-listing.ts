import { $listings } from '../catalogue/search'
import { aCard } from './a-product'
import type { Call, Shop } from './shop-for'

export const search = 'GET /products/v2/search/productSearch'
const options = { category: '', query: '', sort: '', pageSize: 0 }
/** A list on the page, with some of its attributes. */
export const shown = (key = 'a', more: Partial<typeof options> = {}, isInAddress = false) => {
  return { key, options: { ...options, ...more }, isInAddress }
}
/** A hundred products. */
export const page = ({ query: { start, count } }: Call) => ({
  total: 100,
  start: Number(start),
  count: Number(count),
  facets: [],
  products: Number(start) < 100 ? [aCard(`from ${start}`)] : [],
})
export const asks = { [search]: page }

/** What the list asked for, the last time unless `place` says another. */
export const queryAt = (shop: Shop, place = -1) => {
  const { lang: _language, ...query } = shop.callsTo(search).at(place)?.query ?? {}
  return query
}
export const listing = (shop: Shop, key = 'a') => shop.see($listings)[key]
