import { useUnit } from 'effector-react'
import { type ComponentType, useEffect, useState } from 'react'
import { dialogOpened } from '../../../core/dialogs'
import { bring } from '../../shell/part'
import { $wantedProduct } from './wanted'

const owner = 'search'

/** A product that was pressed or suggested opens in the quick shop, which loads with the first one. */
export function WantedProduct() {
  const { wanted, open } = useUnit({ wanted: $wantedProduct, open: dialogOpened })
  const [QuickShop, show] = useState<ComponentType<{ owner: string }> | null>(null)
  useEffect(() => {
    if (!wanted) return
    bring(() => import('../../../widgets/quick-shop/in-site'))
      .then(({ QuickShopInSite }) => {
        show(() => QuickShopInSite)
        open({ name: 'quick-shop', owner, props: { product: wanted.product } })
      })
      .catch(() => {})
  }, [wanted, open])
  return QuickShop ? <QuickShop owner={owner} /> : null
}
