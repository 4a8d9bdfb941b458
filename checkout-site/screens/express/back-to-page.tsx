import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { hostOf } from '../../../core/format/host-of'
import { $asked, $isOrderTold, $toldPage, expressOpened } from '../../../core/wallets/express'
import { CloseWindow } from './close-window'
import { $words } from './express.words'
import './express.css'

/** After an order for a page of another site: what the page will know, and the link back. */
export function BackToPage() {
  const { words, asked, told, isOrderTold, open } = useUnit({
    words: $words,
    asked: $asked,
    told: $toldPage,
    isOrderTold: $isOrderTold,
    open: expressOpened,
  })
  useEffect(() => open(), [open])
  if (!asked) return null
  return (
    <section className="panel back-to-page">
      {told && isOrderTold ? <p>{words.told(hostOf(told.origin))}</p> : null}
      <CloseWindow />
    </section>
  )
}
