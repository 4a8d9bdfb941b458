import { useStoreMap, useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  $confirmed,
  $drafts,
  $personError,
  $registrations,
  confirmationClosed,
  joinFormShown,
  type Registration,
} from '../../core/content/event-joining'
import type { EventSignUp } from '../../core/content/events'
import { $say } from '../../core/errors/sentences'
import { dateText } from '../../core/format/date'
import { listed } from '../../core/format/listed'
import { $isSignedIn } from '../../core/session/arrival'
import { $locale } from '../../core/site/config'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { JoinForm } from './join-form'
import { $words } from './join.words'

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
  const { words, say, isSignedIn, personError, confirmed, show } = useUnit({
    words: $words,
    say: $say,
    isSignedIn: $isSignedIn,
    personError: $personError,
    confirmed: $confirmed,
    show: joinFormShown,
  })
  const draft = useStoreMap({ store: $drafts, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const known = useStoreMap({ store: $registrations, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const wasGuest = useRef(!isSignedIn)
  useEffect(() => {
    if (isSignedIn) show(eventId)
  }, [show, isSignedIn, eventId])
  if (known) return <Joined event={event} registration={known} isNew={confirmed.includes(eventId)} onDone={onDone} />
  if (standing !== 'open') return <Notice tone="info">{standing === 'full' ? words.full : words.over}</Notice>
  if (!isSignedIn) return guest
  if (draft) {
    return (
      <>
        {wasGuest.current ? <p className="muted small">{words.step(2)}</p> : null}
        <JoinForm event={event} draft={draft} />
      </>
    )
  }
  return (
    <>
      <Live urgent>{personError ? <Notice tone="danger">{say(personError)}</Notice> : null}</Live>
      {personError ? (
        <Button look="side" onClick={() => show(eventId)}>
          {words.retry}
        </Button>
      ) : (
        <div aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton height="260px" />
        </div>
      )}
    </>
  )
}

interface JoinedProps {
  event: EventSignUp
  registration: Registration
  /** It was made just now. */
  isNew: boolean
  onDone: () => void
}

function Joined({ event, registration, isNew, onDone }: JoinedProps) {
  const { words, locale, close } = useUnit({ words: $words, locale: $locale, close: confirmationClosed })
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone, and the focus was in it.
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  const { language } = event
  const days = registration.attendingDays.map(day => dateText(day, 'day', locale, 'UTC'))
  return (
    <div className="joined">
      <Live>
        <h3 ref={title} tabIndex={-1} lang={isNew ? language : undefined} dir="auto">
          {isNew ? event.confirmationTitle : words.already}
        </h3>
        {isNew && event.confirmationSubtitle ? (
          <p lang={language} dir="auto">
            {event.confirmationSubtitle}
          </p>
        ) : null}
      </Live>
      <p className="muted">
        {words.yourDays(listed(days, locale))}
        {registration.plusOne ? ` ${words.with(registration.plusOne)}` : null}
      </p>
      <Button
        look={isNew ? 'main' : 'side'}
        onClick={() => {
          close(event.eventId)
          onDone()
        }}
      >
        {words.close}
      </Button>
    </div>
  )
}
