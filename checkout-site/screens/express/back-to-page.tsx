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

interface BackToPageProps {
  /** Rendered before that, it moves nothing when the order comes. */
  isPlaced: boolean
}

/** After an order for a page of another site: reports it to the page, says what the page knows then, and leads back. */
export function BackToPage({ isPlaced }: BackToPageProps) {
  const { words, request, trustedPage, isOrderReported, open, report } = useUnit({
    words: $words,
    request: $request,
    trustedPage: $trustedPage,
    isOrderReported: $isOrderReported,
    open: expressOpened,
    report: orderReportWanted,
  })
  const knows = isPlaced && trustedPage !== null && isOrderReported
  useEffect(() => open(), [open])
  // Whichever method paid, and on whichever page. A wallet in the window has reported it at once; a second report changes nothing.
  useEffect(() => {
    if (knows) report()
  }, [knows, report])
  if (!request || !isPlaced) return null
  return (
    <section className="panel back-to-page">
      {knows ? <p>{words.told(hostOf(trustedPage.origin))}</p> : null}
      <CloseWindow />
    </section>
  )
}
