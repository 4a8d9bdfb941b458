import type { EventCallable } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  type CardField,
  type CardFields,
  cardFieldCorrected,
  cardFieldsHidden,
  cardFieldsShown,
} from '../../core/payment'
import { $config } from '../../core/site/config'
import { $clockLead, clockWanted } from '../../core/site/clock'
import { $words } from './card-form.words'
import { sandboxProvider } from './sandbox-provider'
import './card-form.css'
import './mark.css'

/** Mounting, unmounting, and a field that became valid. */
export type CardFormEvents = {
  readonly shown: EventCallable<CardFields>
  readonly hidden: EventCallable<CardFields>
  readonly mended: EventCallable<CardField>
}

const ofCheckout: CardFormEvents = { shown: cardFieldsShown, hidden: cardFieldsHidden, mended: cardFieldCorrected }

/** The container of the provider's form; only the provider sees what is typed there. */
export function CardForm({ holder, events = ofCheckout }: { holder: string; events?: CardFormEvents }) {
  const { config, words, lead, loadClock, shown, hidden, mended } = useUnit({
    config: $config,
    words: $words,
    lead: $clockLead,
    loadClock: clockWanted,
    ...events,
  })
  const place = useRef<HTMLDivElement>(null)
  const name = useRef(holder)
  const ahead = useRef(lead)
  ahead.current = lead
  useEffect(() => loadClock(), [loadClock])
  useEffect(() => {
    if (!place.current) return
    const { api, key, locale } = config
    const settings = {
      api,
      key,
      locale,
      words,
      holder: name.current,
      now: () => Date.now() + ahead.current,
      onMended: mended,
    }
    const fields = sandboxProvider.mountCard(place.current, settings)
    shown(fields)
    return () => {
      hidden(fields)
      fields.unmount()
    }
  }, [config, words, shown, hidden, mended])
  return <div ref={place} className="cardform" />
}
