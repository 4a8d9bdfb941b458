import { sample } from 'effector'
import type { AnalyticsEvent } from '../../analytics'
import { analyticsItem } from '../../analytics/items'
import { trackEachFx } from '../../analytics/track-each'
import { linesWritten } from '../../cart/done'
import type { CartItem } from '../../shapes/cart-item'

type Lines = readonly CartItem[]

/** What one cart has more of than another: by line, or by variant after a rebuild, which gives each line a new id. */
function gained(before: Lines, now: Lines, isRebuilt: boolean): readonly [CartItem, number][] {
  const keyOf = ({ id, productId, upc, recipeId }: CartItem) => (isRebuilt ? `${productId} ${upc} ${recipeId}` : id)
  const known = new Map<string, number>()
  for (const item of before) known.set(keyOf(item), (known.get(keyOf(item)) ?? 0) + item.qty)
  return now.flatMap((item): [CartItem, number][] => {
    const left = known.get(keyOf(item)) ?? 0
    known.set(keyOf(item), Math.max(0, left - item.qty))
    return item.qty > left ? [[item, item.qty - left]] : []
  })
}

function eventsOf(event: 'add_to_cart' | 'remove_from_cart', lines: readonly [CartItem, number][]): AnalyticsEvent[] {
  const [first] = lines
  if (!first) return []
  const [{ price, qty }, quantity] = first
  // The client never calculates money, so the value is only sent if the service has calculated it.
  const value = lines.length === 1 && quantity === qty ? { value: price.rowTotal } : {}
  const items = lines.map(([item, quantity]) => analyticsItem(item, quantity))
  return [{ event, ecommerce: { currency: price.currency, ...value, items } }]
}

sample({
  clock: linesWritten,
  fn: ({ before, now, isRebuilt }) => [
    ...eventsOf('add_to_cart', gained(before, now, isRebuilt)),
    ...eventsOf('remove_from_cart', gained(now, before, isRebuilt)),
  ],
  target: trackEachFx,
})
