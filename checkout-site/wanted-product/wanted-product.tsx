import { useUnit } from 'effector-react'
import { type ComponentType, useEffect, useState } from 'react'
import { dialogOpened } from '../../core/dialogs'
import { toastShown } from '../../core/notices'
import { loadWithRetry } from '../shell/part'
import { $wantedProduct, owner, screenLeft } from './wanted'

type View = ComponentType<{ owner: string }>

const loadQuickShop = async (): Promise<View> => (await import('../../widgets/quick-shop/in-site')).QuickShopInSite

/** A product that is pressed or suggested on a screen opens in the quick shop, which loads with the first one. A toast says if it cannot be loaded. */
export function WantedProduct({ load = loadQuickShop }: { load?: () => Promise<View> }) {
  const { wanted, open, leave, toast } = useUnit({
    wanted: $wantedProduct,
    open: dialogOpened,
    leave: screenLeft,
    toast: toastShown,
  })
  const [QuickShop, setQuickShop] = useState<View | null>(null)
  useEffect(() => () => leave(), [leave])
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    loadWithRetry(load).then(
      view => {
        if (!isHere) return
        setQuickShop(() => view)
        open({ name: 'quick-shop', owner, props: wanted.props })
      },
      () => {
        if (isHere) toast({ code: 'unreachable', message: '', tone: 'danger' })
      },
    )
    return () => {
      isHere = false
    }
  }, [wanted, load, open, toast])
  return QuickShop ? <QuickShop owner={owner} /> : null
}
