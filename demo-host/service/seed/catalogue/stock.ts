import { drawn } from './hash'

/** Stores that keep a stock of their own. */
const storeIds = Array.from({ length: 12 }, (_, at) => 'S' + String(at + 1).padStart(3, '0'))

/** How many of a variant lie in the warehouse: most have plenty, some are nearly gone, some are. */
export const onHandOf = (variantId: string): number => {
  const luck = drawn(variantId + ' luck', 0, 99)
  if (luck < 7) return 0
  if (luck < 14) return drawn(variantId, 1, 3)
  return drawn(variantId, 8, 90)
}

/** What the stores have of a variant: each carries about a third of the range. */
export const storeStockOf = (productId: string, variantId: string): { storeId: string; quantity: number }[] =>
  storeIds
    .filter(storeId => drawn(productId + storeId, 0, 99) < 40)
    .map(storeId => ({ storeId, quantity: Math.max(0, drawn(variantId + storeId, -2, 6)) }))
    .filter(stock => stock.quantity > 0)
