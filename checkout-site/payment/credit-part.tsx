import { useUnit } from 'effector-react'
import { $errorText } from '../shell/error-text'
import { money } from '../../core/format/money'
import { $cartCurrency, $partFailure, $parts, $pendingParts, type PartOffer, partSubmitted } from '../../core/payment'
import { $locale } from '../../core/site/config'
import { Button } from '../../widgets/ui/button'
import { InlineNotice, Live } from '../../widgets/ui/notice'
import { $words } from './parts.words'

export function CreditPart({ offer }: { offer: PartOffer }) {
  const { parts, failure, pending, currency, locale, words, errorText, submit } = useUnit({
    parts: $parts,
    failure: $partFailure,
    pending: $pendingParts,
    currency: $cartCurrency,
    locale: $locale,
    words: $words,
    errorText: $errorText,
    submit: partSubmitted,
  })
  const { amount = 0, annualCredit = 0 } = offer
  if (parts.some(({ payment_method_id: id }) => id === 'ATHLETES_PAYMENT')) return null
  const formatted = (sum: number) => money(sum, currency, locale)
  return (
    <div className="add credit">
      <p className="hint">{words.creditLeft(formatted(amount), formatted(annualCredit))}</p>
      <Button
        look="side"
        compact
        off={amount === 0}
        busy={pending.includes('ATHLETES_PAYMENT') ? words.applying : undefined}
        onClick={() => submit({ kind: 'ATHLETES_PAYMENT' })}
      >
        {words.useCredit}
      </Button>
      <Live>
        {failure?.kind === 'ATHLETES_PAYMENT' ? (
          <InlineNotice tone="danger">{errorText(failure.error)}</InlineNotice>
        ) : null}
      </Live>
    </div>
  )
}
