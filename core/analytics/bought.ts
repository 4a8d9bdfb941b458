import { attach } from 'effector'
import { endpoints } from '../catalogue/endpoints'
import { requestFx } from '../http/request'
import { drop, load } from '../runtime/storage'
import type { PlacedOrder } from '../shapes/placed-order'
import { $config } from '../site/config'
import type { AnalyticsItem } from './contracts'
import { countOf } from './items'
import type { SentToShop } from './sent-to-shop'

const readProductFx = requestFx(endpoints.readProduct)

/** The items that the page sent; none if the order has fewer, since the page must not learn which were bought. */
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
