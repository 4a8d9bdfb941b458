import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import type { SavedCard } from '../../../core/payment/contracts'
import { $pendingCard, expirySubmitted } from '../../../core/payment/kept-cards'
import { $clockLead, clockWanted } from '../../../core/site/clock'
import { FormEnd } from '../../account/form-end'
import { Form } from '../../shell/form'
import { Select } from '../../../widgets/ui/field'
import { $words } from './account-payment.words'
import { openMonths } from './open-months'

const YEARS = 15

/** The new expiry date of a card that its bank renewed. */
export function ExpiryForm({ card, onDone }: { card: SavedCard; onDone: () => void }) {
  const { pending, words, lead, wantClock, send } = useUnit({
    pending: $pendingCard,
    words: $words,
    lead: $clockLead,
    wantClock: clockWanted,
    send: expirySubmitted,
  })
  useEffect(() => wantClock(), [wantClock])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const { paymentInstrumentId: id, expiryMonth, expiryYear } = card
  // A new date in the answer means that it was saved.
  const before = useRef(`${expiryMonth} ${expiryYear}`)
  useEffect(() => {
    if (before.current !== `${expiryMonth} ${expiryYear}`) onDone()
  }, [expiryMonth, expiryYear, onDone])
  const now = new Date(Date.now() + lead)
  const thisYear = now.getUTCFullYear()
  const [chosen, setChosen] = useState(expiryYear)
  const year = Math.max(chosen, thisYear)
  const submit = (typed: FormData) =>
    send({ id, expiryMonth: Number(typed.get('month')), expiryYear: Number(typed.get('year')) })
  return (
    <Form className="form" formRef={form} onSubmit={submit}>
      <div className="half">
        <Select
          label={words.month}
          name="month"
          defaultValue={String(expiryMonth)}
          options={openMonths(year, now).map(month => ({
            value: String(month),
            label: String(month).padStart(2, '0'),
          }))}
        />
      </div>
      <div className="half">
        <Select
          label={words.year}
          name="year"
          value={String(year)}
          onChange={event => setChosen(Number(event.target.value))}
          options={years(thisYear)}
        />
      </div>
      <FormEnd isSaving={pending === id} onCancel={onDone} compact />
    </Form>
  )
}

const years = (first: number) =>
  Array.from({ length: YEARS }, (_none, place) => ({ value: String(first + place), label: String(first + place) }))
