import { createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { logError } from '../runtime/log-error'
import type { Inventory, Product } from './contracts'
import { endpoints } from './endpoints'

export interface ProductEntry {
  readonly product: Product | null
  readonly inventory: Inventory | null
  readonly error: ShopError | null
  readonly isPending: boolean
}

const unknown: ProductEntry = { product: null, inventory: null, error: null, isPending: true }

export const productWanted = createEvent<string>()

export const readProductFx = requestFx(endpoints.readProduct)
const readInventoryFx = requestFx(endpoints.readInventory)

export const $products = createStore<Readonly<Record<string, ProductEntry>>>({})
  .on(productWanted, (products, id) => {
    const entry = products[id] ?? unknown
    return { ...products, [id]: { ...entry, error: null, isPending: !entry.product } }
  })
  .on(readProductFx.done, (products, { params, result }) =>
    changed(products, params.params.productId, { product: result, isPending: false }),
  )
  .on(readProductFx.fail, (products, { params, error }) =>
    changed(products, params.params.productId, { error, isPending: false }),
  )
  .on(readInventoryFx.done, (products, { params, result }) =>
    changed(products, params.params.productId, { inventory: result }),
  )

const $requestedIds = createStore<ReadonlySet<string>>(new Set())
  .on(readProductFx, (requested, { params }) => new Set(requested).add(params.productId))
  .on(
    readProductFx.fail,
    (requested, { params }) => new Set([...requested].filter(id => id !== params.params.productId)),
  )

sample({
  clock: productWanted,
  source: $requestedIds,
  filter: (requested, id) => !requested.has(id),
  fn: (_requested, productId) => ({ params: { productId } }),
  target: readProductFx,
})

sample({
  clock: productWanted,
  fn: productId => ({ params: { productId } }),
  target: readInventoryFx,
})

const logErrorFx = createEffect(() => logError('Expected product="…", got none.'))

sample({ clock: productWanted, filter: id => id === '', fn: () => {}, target: logErrorFx })

function changed(
  products: Readonly<Record<string, ProductEntry>>,
  id: string,
  change: Partial<ProductEntry>,
): Readonly<Record<string, ProductEntry>> {
  return { ...products, [id]: { ...(products[id] ?? unknown), ...change } }
}
