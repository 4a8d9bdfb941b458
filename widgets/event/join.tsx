import { useStoreMap, useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  $confirmed,
  $drafts,
  $joining,
  $personError,
  $placesGivenBack,
  joinFormShown,
} from '../../core/content/event-joining'
import { $registrations } from '../../core/content/event-registration'
import type { EventSignUp } from '../../core/content/events'
import { $errorText } from '../../core/errors/sentences'
import { $isSignedIn } from '../../core/session/arrival'
import { usePart } from '../host/use-part'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { $words as $eventWords } from './event.words'
import { FormSkeleton } from './form-skeleton'
import { JoinForm } from './join-form'
import { $words } from './join.words'

const loadOwnPlace = () => import('./own-place').then(({ OwnPlace: View }) => ({ View, styles: [] }))

interface JoinProps {
  event: EventSignUp
  /** What whoever is not signed in sees. */
  guest: ReactNode
  /** The confirmation was closed. */
  onDone: () => void
}

/** The form for whoever is signed in, and what comes before and after it. */
export function Join({ event, guest, onDone }: JoinProps) {
  const { eventId, standing } = event
  const { words, eventWords, errorText, isSignedIn, personError, confirmed, joining, givenBack, show } = useUnit({
    words: $words,
    eventWords: $eventWords,
    errorText: $errorText,
    isSignedIn: $isSignedIn,
    personError: $personError,
    confirmed: $confirmed,
    joining: $joining,
    givenBack: $placesGivenBack,
    show: joinFormShown,
  })
  const draft = useStoreMap({ store: $drafts, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const known = useStoreMap({ store: $registrations, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const isGivenBack = givenBack.includes(eventId)
  const [tries, setTries] = useState(1)
  const OwnPlace = usePart(loadOwnPlace, known || joining.includes(eventId) ? tries : 0)
  const notice = useRef<HTMLDivElement>(null)
  // The button that cancelled is gone.
  useEffect(() => {
    if (isGivenBack) notice.current?.focus()
  }, [isGivenBack])
  const wasGuest = useRef(!isSignedIn)
  useEffect(() => {
    if (isSignedIn) show(eventId)
  }, [show, isSignedIn, eventId])
  if (known) {
    if (OwnPlace === 'lost') {
      return (
        <>
          <Live urgent>
            <Notice tone="danger">{`${words.already}. ${eventWords.lost}`}</Notice>
          </Live>
          <Button look="side" onClick={() => setTries(tries + 1)}>
            {words.retry}
          </Button>
        </>
      )
    }
    if (!OwnPlace) return <FormSkeleton label={words.loading} />
    return <OwnPlace event={event} registration={known} isNew={confirmed.includes(eventId)} onDone={onDone} />
  }
  const cancelNotice = (
    <div ref={notice} tabIndex={-1} className="left">
      <Live>{isGivenBack ? <Notice tone="success">{`${words.cancelled} ${words.mailed}`}</Notice> : null}</Live>
    </div>
  )
  if (!isGivenBack && standing !== 'open')
    return <Notice tone="info">{standing === 'full' ? words.full : words.over}</Notice>
  if (!isSignedIn) return guest
  if (draft) {
    return (
      <>
        {cancelNotice}
        {wasGuest.current ? <p className="muted small">{words.step(2)}</p> : null}
        <JoinForm event={event} draft={draft} />
      </>
    )
  }
  return (
    <>
      <Live urgent>{personError ? <Notice tone="danger">{errorText(personError)}</Notice> : null}</Live>
      {personError ? (
        <Button look="side" onClick={() => show(eventId)}>
          {words.retry}
        </Button>
      ) : (
        <FormSkeleton label={words.loading} />
      )}
    </>
  )
}
