import { useUnit } from 'effector-react'
import { $errorText } from '../shell/error-text'
import { latinDigits } from '../../core/format/latin-digits'
import { money } from '../../core/format/money'
import {
  $cartCurrency,
  $missingParts,
  $partFailure,
  $parts,
  $pendingParts,
  type PartOffer,
  partSubmitted,
} from '../../core/payment'
import { $locale } from '../../core/site/config'
import { Button } from '../../widgets/ui/button'
import { TextInput } from '../../widgets/ui/field'
import { counted } from './instrument-name'
import { textOf } from '../shell/form'
import { NotConfirmed } from './not-confirmed'
import { PartForm } from './part-form'
import { $words } from './parts.words'

/** The shopper types a number of points, or uses as many as needed. */
export function PointsPart({ offer }: { offer: PartOffer }) {
  const { parts, failure, missing, pending, currency, locale, words, errorText, submit } = useUnit({
    parts: $parts,
    failure: $partFailure,
    missing: $missingParts,
    pending: $pendingParts,
    currency: $cartCurrency,
    locale: $locale,
    words: $words,
    errorText: $errorText,
    submit: partSubmitted,
  })
  const { points = 0, amount = 0 } = offer
  if (points === 0 || parts.some(({ payment_method_id: id }) => id === 'LOYALTY_POINTS')) return null
  const send = (typed: FormData) => {
    const wanted = latinDigits(textOf(typed, 'points')).replace(/[\s.,٬]/g, '')
    const points = /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : Number.NaN
    submit({ kind: 'LOYALTY_POINTS', ...(wanted ? { points } : {}) })
  }
  const refusal = failure?.kind === 'LOYALTY_POINTS' ? errorText(failure.error) : undefined
  return (
    <PartForm kind="LOYALTY_POINTS" opener={words.usePoints} onSubmit={send}>
      <p>{words.yourPoints(counted(points, locale), money(amount, currency, locale))}</p>
      <div className="promo">
        <TextInput
          label={words.howMany}
          name="points"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          hint={words.allOfThem}
          error={missing.points ? words.wholeNumber : refusal}
        />
        <Button
          type="submit"
          look="side"
          compact
          busy={pending.includes('LOYALTY_POINTS') ? words.applying : undefined}
        >
          {words.apply}
        </Button>
      </div>
      <NotConfirmed error={failure?.kind === 'LOYALTY_POINTS' ? failure.error : null} />
    </PartForm>
  )
}
