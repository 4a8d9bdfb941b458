import { attach, createEvent, sample } from 'effector'
import { endpoints } from '../catalogue/endpoints'
import { requestFx } from '../http/request'
import { drop, load, save } from '../runtime/storage'
import type { PlacedOrder } from '../shapes/placed-order'
import { $config } from '../site/config'
import { type AnalyticsItem, countOf } from './contracts'

// A page of another site learns no lines of an order. What it sent to the shop to be paid for, it knows.

/** The lines of its bag, or one thing that is bought at once, by its id alone. */
export type SentToShop = { readonly items: readonly AnalyticsItem[] } | { readonly productId: string }

export const sentToShop = createEvent<SentToShop>()

sample({
  clock: sentToShop,
  target: attach({ source: $config, effect: ({ key }, sent: SentToShop) => void save(key, 'sent', 1, sent) }),
})

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
