import { useUnit } from 'effector-react'
import { useId } from 'react'
import type { EventSignUp } from '../../core/content/events'
import { dateText } from '../../core/format/date'
import { dayIn } from '../../core/format/day-in'
import { $clockLead } from '../../core/site/clock'
import { $locale } from '../../core/site/config'
import { daysOpen } from '../../core/validate/event-days'
import { AlertIcon } from '../ui/signs'
import { $words } from './join.words'

interface DayBoxesProps {
  event: EventSignUp
  chosen: readonly string[]
  isMissing: boolean
  onChoose: (days: readonly string[]) => void
}

/** Each calendar day of the event that is not over, by the service's clock. */
export function DayBoxes({ event, chosen, isMissing, onChoose }: DayBoxesProps) {
  const { words, locale, lead } = useUnit({ words: $words, locale: $locale, lead: $clockLead })
  const note = useId()
  const toggle = (day: string) =>
    onChoose(chosen.includes(day) ? chosen.filter(other => other !== day) : [...chosen, day])
  return (
    <fieldset className="days" aria-describedby={isMissing ? note : undefined}>
      <legend>{words.days}</legend>
      <div className="boxes">
        {daysOpen(event, dayIn(Date.now() + lead, event.timeZone)).map(day => (
          <label key={day}>
            <input
              type="checkbox"
              className="box"
              name="attendingDays"
              value={day}
              checked={chosen.includes(day)}
              aria-invalid={isMissing || undefined}
              onChange={() => toggle(day)}
            />
            <span>{dateText(day, 'day', locale, 'UTC')}</span>
          </label>
        ))}
      </div>
      {isMissing ? (
        <p className="err" id={note}>
          <AlertIcon small />
          <span>{words.chooseDay}</span>
        </p>
      ) : null}
    </fieldset>
  )
}
