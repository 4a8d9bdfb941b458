import { createEffect, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../../http/request'
import type { Inventory, StockStatus } from '../contracts'
import { endpoints } from '../endpoints'
import { LOW_STOCK } from '../variants'
import { itemsSeen } from './shelves'

/** How much there is of a product, over all of its variants. */
export type Stock = 'enough' | 'few' | 'none'

const readInventoryFx = requestFx(endpoints.readInventory)

/** Asked for each recommended product once it is seen; nothing is said of one that could not be read. */
const readStockFx = createEffect<string, Inventory>(productId =>
  scopeBind(readInventoryFx, { safe: true })({ params: { productId } }),
)

const readAllFx = createEffect(async (ids: readonly string[]) => {
  const read = scopeBind(readStockFx, { safe: true })
  await Promise.all(ids.map(id => read(id).catch(() => {})))
})

export const $stock = createStore<Readonly<Record<string, Stock>>>({}).on(
  readStockFx.done,
  (stock, { params, result }) => ({ ...stock, [params]: stockOf(result) }),
)

const $asked = createStore<ReadonlySet<string>>(new Set())

const newlySeen = sample({
  clock: itemsSeen,
  source: $asked,
  fn: (asked, { ids }) => ids.filter(id => !asked.has(id)),
})

$asked
  .on(newlySeen, (asked, ids) => new Set([...asked, ...ids]))
  .on(readStockFx.fail, (asked, { params }) => new Set([...asked].filter(id => id !== params)))

sample({ clock: newlySeen, filter: ids => ids.length > 0, target: readAllFx })

function stockOf({ inventory }: Inventory): Stock {
  const inStore = inventory.some(({ stores }) => stores?.some(({ quantity }) => quantity > 0))
  const total = inventory.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0)
  const held: StockStatus = 'HeldByOthers'
  if (total > 0) return total <= LOW_STOCK ? 'few' : 'enough'
  return inStore || inventory.some(({ stockStatus }) => stockStatus === held) ? 'few' : 'none'
}
