import '../../core/wiring/lists/sign-in-takes-guest-favorites'
import '../../core/wiring/lists/lists-say-what-failed'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $areListsOff, $liked, favoriteToggled, heartShown } from '../../core/lists'
import { logError } from '../../core/runtime/log-error'
import { $locale } from '../../core/site/config'
import { Heart } from '../ui/heart'
import { labelOf } from './favorite.closed-words'

export function Favorite({ product, name }: { product: string; name: string }) {
  const { locale, isOff, toggle, show } = useUnit({
    locale: $locale,
    isOff: $areListsOff,
    toggle: favoriteToggled,
    show: heartShown,
  })
  const liked = useStoreMap({ store: $liked, keys: [product], fn: (all, [id]) => all[id] ?? false })
  useEffect(() => {
    if (product) show()
    else
      logError('Expected <till-favorite> with a product’s id, as in product="TQ4407AB12", got none; it shows nothing.')
  }, [product, show])
  if (isOff || !product) return null
  return <Heart label={labelOf(locale, name)} liked={liked} onToggle={() => toggle({ productId: product })} />
}
