import { useStoreMap, useUnit } from 'effector-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { $dialogs, dialogAt, dialogOpened } from '../../core/dialogs'
import '../product-parts/buy-box/buying'
import '../../core/wiring/quick-shop/quick-shop-is-a-dialog'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import { Button } from '../ui/button'
import buttonCss from '../ui/button.css?inline'
import dialogCss from '../ui/dialog.css?inline'
import modalCss from '../ui/modal.css?inline'
import notice from '../ui/notice.css?inline'
import picture from '../ui/picture.css?inline'
import price from '../ui/price.css?inline'
import sale from '../ui/sale.css?inline'
import skeleton from '../ui/skeleton.css?inline'
import { Panel } from './panel'
import type { attributes } from './quick-shop.attributes'
import optionsCss from '../product-parts/buy-box/options.css?inline'
import gallery from './gallery.css?inline'
import own from './quick-shop.css?inline'
import { $words } from '../product-parts/buy-box/buy-box.words'

export const styles = [buttonCss, dialogCss, modalCss, notice, picture, price, sale, skeleton, gallery, optionsCss, own]

/** A button, or what the page put in its place, and the panel that it opens. */
export function QuickShop({ product, context, item, closeAfterAdd, noButton }: PropsOf<typeof attributes>) {
  const { id: owner } = useHandle()
  const { words, open } = useUnit({ words: $words, open: dialogOpened })
  const dialog = useStoreMap({
    store: $dialogs,
    keys: [owner],
    fn: (dialogs, [owner]) => dialogAt(dialogs, { name: 'quick-shop', owner }),
  })
  // If the page changes the product while the panel is open, the panel shows it.
  const props = { product, context, item, closeAfterAdd }
  const shown = useRef(product)
  const isOpen = dialog?.state === 'open'
  useEffect(() => {
    if (isOpen && shown.current !== product)
      open({ name: 'quick-shop', owner, props: { product, context, item, closeAfterAdd } })
    shown.current = product
  }, [isOpen, product, context, item, closeAfterAdd, owner, open])
  const show = (event: MouseEvent) => {
    // A link of the page still opens in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open({ name: 'quick-shop', owner, props })
  }
  return (
    <>
      {noButton ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: what fills the slot is the control, its keys included
        <slot data-touch="open" onClick={show}>
          <Button look="side" compact data-touch="button" aria-haspopup="dialog">
            {words.open}
          </Button>
        </slot>
      )}
      {dialog ? <Panel owner={owner} isOpen={dialog.state === 'open'} /> : null}
    </>
  )
}
