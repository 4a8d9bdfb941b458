import { useUnit } from 'effector-react'
import { type ComponentType, useEffect, useState } from 'react'
import { dialogOpened } from '../../core/dialogs'
import { loadWithRetry } from '../shell/part'
import { $wantedProduct, owner, screenLeft } from './wanted'

/** A product that is pressed or suggested on a screen opens in the quick shop, which loads with the first one. */
export function WantedProduct() {
  const { wanted, open, leave } = useUnit({ wanted: $wantedProduct, open: dialogOpened, leave: screenLeft })
  const [QuickShop, show] = useState<ComponentType<{ owner: string }> | null>(null)
  useEffect(() => () => leave(), [leave])
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    loadWithRetry(() => import('../../widgets/quick-shop/in-site'))
      .then(({ QuickShopInSite }) => {
        if (!isHere) return
        show(() => QuickShopInSite)
        open({ name: 'quick-shop', owner, props: wanted.props })
      })
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [wanted, open])
  return QuickShop ? <QuickShop owner={owner} /> : null
}
