import type { Recommendation } from '../catalogue/recommendations/contracts'
import { aPrice } from './a-product'

/** A recommended product. */
export function aRecommendation(id: string, more: Partial<Recommendation> = {}): Recommendation {
  return {
    id,
    title: `Kestrel ${id}`,
    url: `/en-us/p/kestrel-${id}`,
    image: '/pictures/kestrel-2.svg',
    eyebrow: 'Road running shoe',
    currency: 'USD',
    price: aPrice(),
    recToken: `similar.kind.TQ4407AB12.${id}`,
    ...more,
  }
}
