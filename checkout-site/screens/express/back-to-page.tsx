import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { hostOf } from '../../../core/format/host-of'
import {
  $request,
  $isOrderReported,
  $trustedPage,
  expressOpened,
  orderReportWanted,
} from '../../../core/wallets/express'
import { CloseWindow } from './close-window'
import { $words } from './express.words'
import './express.css'

/** After an order for a page of another site: reports it to the page, says what the page knows then, and leads back. */
export function BackToPage() {
  const { words, asked, told, isOrderTold, open, tell } = useUnit({
    words: $words,
    asked: $request,
    told: $trustedPage,
    isOrderTold: $isOrderReported,
    open: expressOpened,
    tell: orderReportWanted,
  })
  const knows = told !== null && isOrderTold
  useEffect(() => open(), [open])
  // Whichever method paid, and on whichever page. A wallet in the window has reported it at once; a second report changes nothing.
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
