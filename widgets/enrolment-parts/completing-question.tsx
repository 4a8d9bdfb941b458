import '../../core/wiring/session/enrolment-follows-profile'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $asksToComplete, completingPutOff, missingDetailsShown } from '../../core/enrolment/flow'
import { Button } from '../ui/button'
import { $words } from './enrolment.words'

/** Shown once a session if an account lacks details. */
export function CompletingQuestion({ onComplete }: { onComplete: () => void }) {
  const { words, asks, see, putOff } = useUnit({
    words: $words,
    asks: $asksToComplete,
    see: missingDetailsShown,
    putOff: completingPutOff,
  })
  useEffect(() => see(), [see])
  if (!asks) return null
  return (
    <section className="asking" aria-labelledby="till-asking">
      <h2 id="till-asking">{words.askTitle}</h2>
      <p className="muted">{words.askText}</p>
      <div className="answers">
        <Button compact onClick={onComplete}>
          {words.complete}
        </Button>
        <Button compact look="side" onClick={() => putOff()}>
          {words.notNow}
        </Button>
      </div>
    </section>
  )
}
