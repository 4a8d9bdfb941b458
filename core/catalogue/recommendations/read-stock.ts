import { createEffect, scopeBind } from 'effector'
import { requestFx } from '../../http/request'
import type { Inventory, StockStatus } from '../contracts'
import { endpoints } from '../endpoints'
import { LOW_STOCK } from '../variants'
import type { Stock } from './stock'

const readInventoryFx = requestFx(endpoints.readInventory)

export const readStockFx = createEffect(
  async (productId: string): Promise<Stock> =>
    stockOf(await scopeBind(readInventoryFx, { safe: true })({ params: { productId } })),
)

function stockOf({ inventory }: Inventory): Stock {
  const inStore = inventory.some(({ stores }) => stores?.some(({ quantity }) => quantity > 0))
  const total = inventory.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0)
  const held: StockStatus = 'HeldByOthers'
  if (total > 0) return total <= LOW_STOCK ? 'few' : 'enough'
  return inStore || inventory.some(({ stockStatus }) => stockStatus === held) ? 'few' : 'none'
}
