import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { SavedCard } from '../../../core/payment/contracts'
import { $pendingCard, expirySubmitted } from '../../../core/payment/kept-cards'
import { $clockLead, clockWanted } from '../../../core/site/clock'
import { FormEnd } from '../../account/form-end'
import { Form } from '../../shell/form'
import { Select } from '../../../widgets/ui/field'
import { $words } from './account-payment.words'

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
  const thisYear = new Date(Date.now() + lead).getFullYear()
  const submit = (typed: FormData) =>
    send({ id, expiryMonth: Number(typed.get('month')), expiryYear: Number(typed.get('year')) })
  return (
    <Form className="form" formRef={form} onSubmit={submit}>
      <div className="half">
        <Select
          label={words.month}
          name="month"
          defaultValue={String(expiryMonth)}
          options={numbers(1, 12).map(value => ({ value, label: value.padStart(2, '0') }))}
        />
      </div>
      <div className="half">
        <Select
          label={words.year}
          name="year"
          defaultValue={String(Math.max(expiryYear, thisYear))}
          options={numbers(thisYear, YEARS).map(value => ({ value, label: value }))}
        />
      </div>
      <FormEnd isSaving={pending === id} onCancel={onDone} compact />
    </Form>
  )
}

const numbers = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_none, place) => String(from + place))
