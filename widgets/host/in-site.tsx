import { useUnit } from 'effector-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { directionOf } from '../../core/format/direction'
import { $locale } from '../../core/site/config'
import reset from '../ui/reset.css?inline'
import { dispatchAt } from './events'
import { type Handle, HandleContext } from './handle'
import { adoptSheets } from './sheets'

interface InSiteProps {
  /** Unique on the page. */
  id: string
  /** Of the view, as its element would adopt them. */
  styles: readonly string[]
  hasNoWallets?: boolean
  children: ReactNode
}

/** A widget's view on a page of the shop's own, without its element: in a shadow root, because its sheets are written for one. */
export function InSite({ id, styles, hasNoWallets = false, children }: InSiteProps) {
  const locale = useUnit($locale)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const attach = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
  }, [])
  const handle = useMemo((): Handle => {
    const sheets = new Set([reset, ...styles])
    const adopt = (more: readonly string[]) => {
      for (const style of more) sheets.add(style)
      if (root) adoptSheets(root, [...sheets])
    }
    adopt([])
    return { id, hasNoWallets, dispatch: (type, detail) => dispatchAt(document, type, detail), adopt }
  }, [root, id, styles, hasNoWallets])
  return (
    <div ref={attach}>
      {root
        ? createPortal(
            <div dir={directionOf(locale)}>
              <HandleContext.Provider value={handle}>{children}</HandleContext.Provider>
            </div>,
            root,
          )
        : null}
    </div>
  )
}
