import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { hostOf } from '../../../core/format/host-of'
import { $asked, $isOrderTold, $toldPage, expressOpened, pageToTell } from '../../../core/wallets/express'
import { CloseWindow } from './close-window'
import { $words } from './express.words'
import './express.css'

/** After an order for a page of another site: tells the page, says what it knows then, and leads back. */
export function BackToPage() {
  const { words, asked, told, isOrderTold, open, tell } = useUnit({
    words: $words,
    asked: $asked,
    told: $toldPage,
    isOrderTold: $isOrderTold,
    open: expressOpened,
    tell: pageToTell,
  })
  const knows = told !== null && isOrderTold
  useEffect(() => open(), [open])
  // Whichever way paid, and on whichever page. A wallet in the window has told it at once, and hearing it twice changes nothing.
  useEffect(() => {
    if (knows) tell()
  }, [knows, tell])
  if (!asked) return null
  return (
    <section className="panel back-to-page">
      {knows ? <p>{words.told(hostOf(told.origin))}</p> : null}
      <CloseWindow />
    </section>
  )
}
