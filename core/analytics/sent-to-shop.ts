import { attach, createEvent, sample } from 'effector'
import { save } from '../runtime/storage'
import { $config } from '../site/config'
import type { AnalyticsItem } from './contracts'

// A page of another site learns no lines of an order, but it knows what it sent to the shop to be paid for.

/** The lines of its cart, or one express item with its id only. */
export type SentToShop = { readonly items: readonly AnalyticsItem[] } | { readonly productId: string }

export const sentToShop = createEvent<SentToShop>()

sample({
  clock: sentToShop,
  target: attach({ source: $config, effect: ({ key }, sent: SentToShop) => void save(key, 'sent', 1, sent) }),
})
