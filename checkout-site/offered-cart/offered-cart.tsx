import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { $count } from '../../core/cart'
import { $isAsking, $lastChoice, questionPutAside, questionWanted } from '../../core/session/offered-cart'
import { $offer } from '../../core/session/arrival'
import '../../core/wiring/session/offered-cart-is-taken'
import { Button } from '../../widgets/ui/button'
import { Live, Notice } from '../../widgets/ui/notice'
import { $words } from './offered-cart.words'
import { Question } from './question'
import './offered-cart.css'

/** The question about a cart that a link brought, or a notice that opens it, on any screen. */
export function OfferedCart() {
  const { offer, ownCount, isAsking, lastChoice, words, putAside, openQuestion } = useUnit({
    offer: $offer,
    ownCount: $count,
    isAsking: $isAsking,
    lastChoice: $lastChoice,
    words: $words,
    putAside: questionPutAside,
    openQuestion: questionWanted,
  })
  const notice = useRef<HTMLDivElement>(null)
  // The dialog keeps its content while it closes.
  const shown = useRef({ offer, ownCount })
  if (offer) shown.current = { offer, ownCount }

  // If only the page had the focus before, it moves to the notice or the screen's heading.
  const [timesClosed, setTimesClosed] = useState(0)
  useEffect(() => {
    if (timesClosed === 0 || document.activeElement !== document.body) return
    const next = notice.current?.querySelector('button') ?? document.querySelector<HTMLElement>('h1[tabindex]')
    next?.focus({ preventScroll: true })
  }, [timesClosed])
  return (
    <>
      <div role="status" className="offered-waits" ref={notice}>
        {offer && !isAsking ? (
          <Notice tone="info">
            <p>{words.waiting}</p>
            <Button compact look="side" onClick={() => openQuestion()}>
              {words.show}
            </Button>
          </Notice>
        ) : null}
      </div>
      <Live className="vh">{!offer && lastChoice ? words.done[lastChoice] : ''}</Live>
      {shown.current.offer ? (
        <Question
          {...shown.current.offer}
          ownCount={shown.current.ownCount}
          isOpen={offer !== null && isAsking}
          onClose={() => putAside()}
          onClosed={() => setTimesClosed(times => times + 1)}
        />
      ) : null}
    </>
  )
}
