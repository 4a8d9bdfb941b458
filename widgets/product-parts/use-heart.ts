import type { ComponentType } from 'react'
import { usePart } from '../host/use-part'
import type { ProductHeartProps } from './product-heart'

export type HeartView = ComponentType<ProductHeartProps> | null

const loadHeart = () => import('./product-heart').then(({ ProductHeart: View, styles }) => ({ View, styles }))

/** The hearts of a list, which come after its products; null until then, and where they are not wanted. */
export function useHeart(isWanted = true): HeartView {
  const Heart = usePart(loadHeart, isWanted ? 1 : 0)
  return Heart === 'lost' ? null : Heart
}
