import { sample } from 'effector'
import { type AnalyticsEvent, analyticsItem } from '../../analytics/contracts'
import { tracked } from '../../analytics/model'
import { linesWritten } from '../../cart/done'
import type { CartItem } from '../../shapes/cart-item'

type Lines = readonly CartItem[]

/** By line, what one cart has more of than another. */
function gained(before: Lines, now: Lines): readonly [CartItem, number][] {
  const known = new Map(before.map(item => [item.id, item.qty]))
  return now.flatMap((item): [CartItem, number][] => {
    const more = item.qty - (known.get(item.id) ?? 0)
    return more > 0 ? [[item, more]] : []
  })
}

function moved(event: 'add_to_cart' | 'remove_from_cart', lines: readonly [CartItem, number][]): AnalyticsEvent {
  const [first] = lines
  return {
    event,
    ecommerce: {
      currency: first?.[0].price.currency ?? '',
      // The client never calculates money, so the value is only sent if the service has calculated it.
      ...(first && lines.length === 1 && first[1] === first[0].qty ? { value: first[0].price.rowTotal } : {}),
      items: lines.map(([item, quantity]) => analyticsItem(item, quantity)),
    },
  }
}

sample({
  clock: linesWritten,
  filter: ({ before, now }) => gained(before, now).length > 0,
  fn: ({ before, now }) => moved('add_to_cart', gained(before, now)),
  target: tracked,
})

sample({
  clock: linesWritten,
  filter: ({ before, now }) => gained(now, before).length > 0,
  fn: ({ before, now }) => moved('remove_from_cart', gained(now, before)),
  target: tracked,
})
