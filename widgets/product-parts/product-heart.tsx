import '../../core/wiring/lists/sign-in-takes-guest-favorites'
import '../../core/wiring/lists/lists-say-what-failed'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $areListsOff, $liked, favoriteToggled, heartShown } from '../../core/lists'
import { Heart } from '../ui/heart'
import heart from '../ui/heart.css?inline'
import { $words } from './product-parts.words'

export const styles = [heart]

export interface ProductHeartProps {
  readonly productId: string
  readonly name: string
}

/** The heart of a product in a list; none for an employee who is connected to a store. */
export function ProductHeart({ productId, name }: ProductHeartProps) {
  const { words, isOff, toggle, show } = useUnit({
    words: $words,
    isOff: $areListsOff,
    toggle: favoriteToggled,
    show: heartShown,
  })
  const liked = useStoreMap({ store: $liked, keys: [productId], fn: (all, [id]) => all[id] ?? false })
  useEffect(() => show(), [show])
  if (isOff) return null
  return <Heart label={words.like(name)} liked={liked} onToggle={() => toggle({ productId })} />
}
