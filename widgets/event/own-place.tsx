import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { confirmationClosed } from '../../core/content/event-joining'
import {
  $cancelRequests,
  $changeErrors,
  $changes,
  $changing,
  $placesChanged,
  cancelConfirmed,
  cancelPressed,
  changeLeft,
  changePressed,
} from '../../core/content/event-joining/changing'
import type { Registration } from '../../core/content/event-registration'
import type { EventSignUp } from '../../core/content/events'
import { $errorText } from '../../core/errors/sentences'
import { dateText } from '../../core/format/date'
import { listed } from '../../core/format/listed'
import { $locale } from '../../core/site/config'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { $words } from './join.words'
import { PlaceForm } from './place-form'

interface OwnPlaceProps {
  event: EventSignUp
  registration: Registration
  /** It was made just now. */
  isNew: boolean
  onDone: () => void
}

/** The place of whoever has signed up, which they can change or give back until the event is over. */
export function OwnPlace({ event, registration, isNew, onDone }: OwnPlaceProps) {
  const { eventId, language } = event
  const { words, locale, changed, close } = useUnit({
    words: $words,
    locale: $locale,
    changed: $placesChanged,
    close: confirmationClosed,
  })
  const draft = useStoreMap({ store: $changes, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const isChanged = changed.includes(eventId)
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone, and the focus was in it.
  useEffect(() => {
    if (isNew || isChanged) title.current?.focus()
  }, [isNew, isChanged])
  const days = registration.attendingDays.map(day => dateText(day, 'day', locale, 'UTC'))
  const isThanks = isNew && !isChanged
  return (
    <div className="joined">
      <Live>
        <h3 ref={title} tabIndex={-1} lang={isThanks ? language : undefined} dir="auto">
          {isThanks ? event.confirmationTitle : isChanged ? words.changed : words.already}
        </h3>
        {isThanks && event.confirmationSubtitle ? (
          <p lang={language} dir="auto">
            {event.confirmationSubtitle}
          </p>
        ) : null}
        {isChanged ? <p>{words.mailed}</p> : null}
      </Live>
      {draft ? (
        <PlaceForm event={event} draft={draft} />
      ) : (
        <>
          <p className="muted">
            {words.yourDays(listed(days, locale))}
            {registration.plusOne ? ` ${words.with(registration.plusOne)}` : null}
          </p>
          {event.standing === 'over' ? null : <PlaceActions eventId={eventId} />}
          <Button
            look={isNew ? 'main' : 'side'}
            onClick={() => {
              close(eventId)
              onDone()
            }}
          >
            {words.close}
          </Button>
        </>
      )}
    </div>
  )
}

/** Changes the place, or gives it back after a question. */
function PlaceActions({ eventId }: { eventId: string }) {
  const { words, errorText, asked, changing, change, requestCancel, cancel, leave } = useUnit({
    words: $words,
    errorText: $errorText,
    asked: $cancelRequests,
    changing: $changing,
    change: changePressed,
    requestCancel: cancelPressed,
    cancel: cancelConfirmed,
    leave: changeLeft,
  })
  const error = useStoreMap({ store: $changeErrors, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const isAsked = asked.includes(eventId)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isAsked)
  // The pressed button is gone.
  useEffect(() => {
    if (before.current !== isAsked) place.current?.querySelector('button')?.focus()
    before.current = isAsked
  }, [isAsked])
  return (
    <div className="ways" ref={place}>
      {isAsked ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div role="group" aria-label={words.cancelAsk} className="ways">
          <p>{words.cancelAsk}</p>
          <Button look="side" onClick={() => leave(eventId)}>
            {words.keep}
          </Button>
          <Button busy={changing.includes(eventId) ? words.cancelling : undefined} onClick={() => cancel(eventId)}>
            {words.cancel}
          </Button>
        </div>
      ) : (
        <div className="links">
          <button type="button" className="link" onClick={() => change(eventId)}>
            {words.change}
          </button>
          <button type="button" className="link" onClick={() => requestCancel(eventId)}>
            {words.cancel}
          </button>
        </div>
      )}
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
    </div>
  )
}
