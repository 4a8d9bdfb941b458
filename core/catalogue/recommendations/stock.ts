import { createEffect, createStore, sample, scopeBind } from 'effector'
import { loaded } from '../../http/loaded'
import { keepScope } from '../../runtime/within'
import { itemsSeen } from './shelves'

/** How much there is of a product, over all of its variants. */
export type Stock = 'enough' | 'few' | 'none'

/** Asked for each recommended product once it is seen; nothing is said of one that could not be read. */
const findStockFx = createEffect(async (productId: string): Promise<Stock> => {
  const within = keepScope()
  const { readStockFx } = await loaded(import('./read-stock'))
  return within(() => readStockFx(productId))
})

const readAllFx = createEffect(async (ids: readonly string[]) => {
  const read = scopeBind(findStockFx, { safe: true })
  await Promise.all(ids.map(id => read(id).catch(() => {})))
})

export const $stock = createStore<Readonly<Record<string, Stock>>>({}).on(
  findStockFx.done,
  (stock, { params, result }) => ({ ...stock, [params]: result }),
)

const $requestedIds = createStore<ReadonlySet<string>>(new Set())

const newlySeen = sample({
  clock: itemsSeen,
  source: $requestedIds,
  fn: (requested, { ids }) => ids.filter(id => !requested.has(id)),
})

$requestedIds
  .on(newlySeen, (requested, ids) => new Set([...requested, ...ids]))
  .on(findStockFx.fail, (requested, { params }) => new Set([...requested].filter(id => id !== params)))

sample({ clock: newlySeen, filter: ids => ids.length > 0, target: readAllFx })
