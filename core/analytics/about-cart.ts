import type { HostCart } from '../shapes/host-cart'
import type { AnalyticsEvent } from './contracts'
import { analyticsItem } from './items'

/** The cart, or what was ordered of it, with its sum and lines; `more` is the rest of the event. */
export function aboutCart(
  event: AnalyticsEvent['event'],
  { currency, totals, items }: Pick<HostCart, 'currency' | 'totals' | 'items'>,
  more: Partial<AnalyticsEvent['ecommerce']> = {},
): AnalyticsEvent {
  return {
    event,
    ecommerce: { currency, value: totals.itemTotal, ...more, items: items.map(item => analyticsItem(item)) },
  }
}
