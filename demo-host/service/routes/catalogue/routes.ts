import fp from 'fastify-plugin'
import type { StockStatus } from '../../../../core/catalogue/contracts'
import { endpoints } from '../../../../core/catalogue/endpoints'
import { recommendationEndpoints } from '../../../../core/catalogue/recommendations/endpoints'
import { suggestEndpoints } from '../../../../core/catalogue/auto-suggest/endpoints'
import { searchEndpoints } from '../../../../core/catalogue/search/endpoints'
import { setEndpoints } from '../../../../core/catalogue/sets/endpoints'
import { sendsMails } from '../../configuration'
import { forSweeps } from '../../database/connection'
import { fail } from '../../failure'
import { mount, mountCached } from '../../plugins/mount'
import { every } from '../../plugins/sweeps'
import { answerCache } from '../../plugins/cached-answer'
import { readCategories } from '../../repositories/categories'
import { fitterOf } from '../../repositories/fit-search'
import { readProduct } from '../../repositories/product-records'
import { readAvailable, readStock } from '../../repositories/stock'
import { answerProduct } from '../../catalogue/answer-product'
import { productSetAnswer, productSetsAnswer } from '../../catalogue/product-sets'
import { readerOf } from '../../catalogue/reader'
import { recommendationsAnswer } from '../../catalogue/recommend'
import { suggestAnswer } from '../../catalogue/suggest'
import { searchAnswer } from './search'

const FEW = 5

/** Popular answers, about 20 kB each. */
const MAX_KEPT = 300
const FIT_SECONDS = 60
const products = answerCache(MAX_KEPT)

export const catalogueRoutes = fp(
  async app => {
    mountCached(app, endpoints.readProduct, async (call, answerOf) => {
      const { params, query, db, locale, currency } = call
      const record = await readProduct(db, params.productId, currency)
      if (!record) throw notFound()
      const available = await readAvailable(db, params.productId)
      const name = JSON.stringify([locale, currency, params.productId, query.color])
      return products(name, [record, available], () => {
        const product = answerProduct(record, new Map(Object.entries(JSON.parse(available))), call, query.color)
        if (!product) throw fail('INV702', {}, { status: 404 })
        return answerOf(product)
      })
    })

    mount(app, endpoints.readInventory, async ({ db, params, configuration }) => {
      const stock = await readStock(db, params.productId, sendsMails(configuration))
      if (!stock) throw notFound()
      return {
        inventory: stock.map(({ upc, quantity, isHeld, stores }) => ({
          upc,
          quantity,
          stockStatus: statusOf(quantity, isHeld),
          stores: [...stores],
        })),
      }
    })

    mount(app, endpoints.checkAvailability, async ({ db, params, body, configuration }) => {
      const stock = (await readStock(db, params.productId, sendsMails(configuration)))?.find(
        ({ upc }) => upc === body.upc,
      )
      if (!stock) throw notFound()
      const atStore = stock.stores.find(({ storeId }) => storeId === body.storeId)
      const quantity = body.storeId ? (atStore?.quantity ?? 0) : stock.quantity
      return { upc: body.upc, available: quantity >= Math.max(1, body.qty ?? 1), quantity }
    })

    mountCached(app, searchEndpoints.searchProducts, (call, answerOf) => searchAnswer(call, answerOf))

    mount(app, suggestEndpoints.suggest, suggestAnswer)

    mount(app, recommendationEndpoints.readRecommendations, recommendationsAnswer)

    mount(app, setEndpoints.readProductSets, productSetsAnswer)

    mount(app, setEndpoints.readProductSet, productSetAnswer)

    mount(app, endpoints.readCatalogue, async call => {
      const { localised, listingUrl } = readerOf(call)
      const categories = await readCategories(call.db)
      return {
        categories: categories.map(({ id, slug, parentId, name, total }) => {
          return { id, slug, parentId, name: localised(name), url: listingUrl({ id, slug }), total }
        }),
      }
    })

    every(app, FIT_SECONDS, 'search', fitterOf(forSweeps(app.service.db)), { atOnce: true })
  },
  { name: 'catalogue-routes', dependencies: ['calls'] },
)

const notFound = () => fail('ORD404', {}, { status: 404 })

function statusOf(quantity: number, isHeld: boolean): StockStatus {
  if (quantity > 0) return quantity <= FEW ? 'LowStock' : 'InStock'
  return isHeld ? 'HeldByOthers' : 'OutOfStock'
}
