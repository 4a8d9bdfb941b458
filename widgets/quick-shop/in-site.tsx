import { useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { tellAt } from '../host/events'
import { type Handle, HandleContext } from '../host/handle'
import { adoptSheets } from '../host/sheets'
import reset from '../ui/reset.css?inline'
import tokens from '../ui/tokens.css?inline'
import { QuickShop, styles } from './quick-shop'

/** The quick shop on a page without widgets: in a shadow root, because its sheets are written for one. */
export function QuickShopInSite({ owner }: { owner: string }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  useLayoutEffect(() => {
    if (!place) return
    const made = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    adoptSheets(made, [tokens, reset, ...styles])
    setRoot(made)
  }, [place])
  const handle = useMemo((): Handle => {
    let worn = [tokens, reset, ...styles]
    return {
      id: owner,
      hasNoWallets: true,
      tell: (type, detail) => tellAt(document, type, detail),
      wear: more => {
        worn = [...new Set([...worn, ...more])]
        if (place?.shadowRoot) adoptSheets(place.shadowRoot, worn)
      },
    }
  }, [owner, place])
  return (
    <div ref={setPlace}>
      {root
        ? createPortal(
            <HandleContext.Provider value={handle}>
              <QuickShop product="" context="add" item="" closeAfterAdd noButton />
            </HandleContext.Provider>,
            root,
          )
        : null}
    </div>
  )
}
