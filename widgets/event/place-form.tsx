import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $changeAttempts,
  $changeErrors,
  $changeProblems,
  $changing,
  changeLeft,
  changeSubmitted,
  changeTyped,
  type PlaceDraft,
} from '../../core/content/event-joining/changing'
import type { EventSignUp } from '../../core/content/events'
import { $errorText } from '../../core/errors/sentences'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { useFirstInvalid } from '../ui/use-first-invalid'
import { DayBoxes } from './day-boxes'
import { $words } from './join.words'
import { PlusOne } from './plus-one'

/** Other days, and who comes along. */
export function PlaceForm({ event, draft }: { event: EventSignUp; draft: PlaceDraft }) {
  const { eventId } = event
  const { words, errorText, changing, type, submit, leave } = useUnit({
    words: $words,
    errorText: $errorText,
    changing: $changing,
    type: changeTyped,
    submit: changeSubmitted,
    leave: changeLeft,
  })
  const problems = useStoreMap({ store: $changeProblems, keys: [eventId], fn: (all, [id]) => all[id] ?? null }) ?? {}
  const error = useStoreMap({ store: $changeErrors, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const attempt = useStoreMap({ store: $changeAttempts, keys: [eventId], fn: (all, [id]) => all[id] ?? 0 })
  const form = useRef<HTMLFormElement>(null)
  // The pressed button is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useFirstInvalid(form, attempt)
  return (
    <form
      ref={form}
      className="joinform"
      method="post"
      noValidate
      onSubmit={submitted => {
        submitted.preventDefault()
        submit(eventId)
      }}
    >
      <DayBoxes
        event={event}
        chosen={draft.days}
        isMissing={problems.days !== undefined}
        onChoose={days => type({ eventId, change: { days } })}
      />
      {event.enablePlusOne ? (
        <PlusOne
          value={draft.plusOne}
          problem={problems.plusOne}
          onType={plusOne => type({ eventId, change: { plusOne } })}
        />
      ) : null}
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <Button type="submit" busy={changing.includes(eventId) ? words.saving : undefined}>
        {words.save}
      </Button>
      <Button look="side" onClick={() => leave(eventId)}>
        {words.back}
      </Button>
    </form>
  )
}
