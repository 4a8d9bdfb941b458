import { attach } from 'effector'
import { endpoints } from '../catalogue/endpoints'
import { requestFx } from '../http/request'
import { drop, load } from '../runtime/storage'
import type { PlacedOrder } from '../shapes/placed-order'
import { $config } from '../site/config'
import { type AnalyticsItem, countOf } from './contracts'
import type { SentToShop } from './sent-to-shop'

const readProductFx = requestFx(endpoints.readProduct)

/** What was bought of what the page last sent; nothing where the order has fewer things, since it could be any of them. */
export const itemsOfFx = attach({
  source: $config,
  async effect({ key }, { totalItemCount, totals }: PlacedOrder): Promise<readonly AnalyticsItem[]> {
    const sent = load<SentToShop>(key, 'sent', 1)
    if (!sent) return []
    drop(key, 'sent')
    if ('items' in sent) return countOf(sent.items) <= totalItemCount ? sent.items : []
    const { productId } = sent
    const name = await readProductFx({ params: { productId } }).then(
      product => product.name,
      () => productId,
    )
    return [{ item_id: productId, item_name: name, price: totals.itemTotal, quantity: 1 }]
  },
})
