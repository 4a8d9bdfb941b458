import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import type { SavedCard } from '../../../core/payment/contracts'
import { $pendingCard, $renewed, expirySubmitted } from '../../../core/payment/account-cards'
import { $clockLead, clockWanted } from '../../../core/site/clock'
import { FormEnd } from '../../account/form-end'
import { Form } from '../../shell/form'
import { Select } from '../../../widgets/ui/field'
import { $words } from './account-payment.words'
import { openMonths } from './open-months'

/** As long as a card can be good (`core/validate/card`). */
const YEARS = 20

/** The new expiry date of a card that its bank renewed. */
export function ExpiryForm({ card, onDone }: { card: SavedCard; onDone: () => void }) {
  const { pending, renewed, words, lead, loadClock, send } = useUnit({
    pending: $pendingCard,
    renewed: $renewed,
    words: $words,
    lead: $clockLead,
    loadClock: clockWanted,
    send: expirySubmitted,
  })
  useEffect(() => loadClock(), [loadClock])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const { paymentInstrumentId: id, expiryMonth, expiryYear } = card
  const before = useRef(renewed)
  useEffect(() => {
    if (renewed !== before.current && renewed?.id === id) onDone()
  }, [renewed, id, onDone])
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
          options={years(thisYear, expiryYear)}
        />
      </div>
      <FormEnd isSaving={pending === id} isHeld={pending !== null} onCancel={onDone} compact />
    </Form>
  )
}

const years = (first: number, own: number) =>
  Array.from({ length: Math.max(YEARS, own - first) + 1 }, (_none, place) => String(first + place)).map(year => ({
    value: year,
    label: year,
  }))
