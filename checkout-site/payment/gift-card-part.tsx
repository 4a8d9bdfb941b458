import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $errorText } from '../shell/error-text'
import { money } from '../../core/format/money'
import {
  $balance,
  $isReadingBalance,
  $missingParts,
  $partFailure,
  $parts,
  $pendingParts,
  balanceRequested,
  partSubmitted,
} from '../../core/payment'
import { $isSignedIn } from '../../core/session/arrival'
import { $locale } from '../../core/site/config'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { Button } from '../../widgets/ui/button'
import { TextInput } from '../../widgets/ui/field'
import { Live } from '../../widgets/ui/notice'
import { textOf } from '../shell/form'
import { part } from '../shell/part'
import { PartForm } from './part-form'
import { $words } from './parts.words'

const SavedGiftCards = part(async () => (await import('./saved-gift-cards')).SavedGiftCards)

export function GiftCardPart({ most }: { most: number }) {
  const { parts, isSignedIn, words } = useUnit({ parts: $parts, isSignedIn: $isSignedIn, words: $words })
  const submit = useUnit(partSubmitted)
  const count = parts.filter(({ payment_method_id: id }) => id === 'GIFT_CARD').length
  if (count >= most) return <p className="hint">{words.most(most)}</p>
  return (
    <PartForm
      kind="GIFT_CARD"
      opener={count ? words.addAnother : words.addGiftCard}
      onSubmit={typed => submit({ kind: 'GIFT_CARD', giftCard: giftCardIn(typed) })}
    >
      {isSignedIn ? (
        <Suspense fallback={null}>
          <SavedGiftCards />
        </Suspense>
      ) : null}
      <Fields />
    </PartForm>
  )
}

const giftCardIn = (typed: FormData) => ({
  number: textOf(typed, 'giftCardNumber'),
  pin: textOf(typed, 'giftCardPin'),
})

function Fields() {
  const { failure, missing, pending, balance, isReading, locale, words, common, errorText, readBalance } = useUnit({
    failure: $partFailure,
    missing: $missingParts,
    pending: $pendingParts,
    balance: $balance,
    isReading: $isReadingBalance,
    locale: $locale,
    words: $words,
    common: $problemWords,
    errorText: $errorText,
    readBalance: balanceRequested,
  })
  const own = failure?.kind === 'GIFT_CARD' ? failure.error : null
  return (
    <>
      <div className="giftcard">
        <TextInput
          label={words.number}
          name="giftCardNumber"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={40}
          error={own ? errorText(own) : missing.number && common.required}
        />
        <TextInput
          label={words.pin}
          name="giftCardPin"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={12}
          error={missing.pin && common.required}
        />
      </div>
      <div className="actions">
        <Button type="submit" look="side" compact busy={pending.includes('GIFT_CARD') ? words.applying : undefined}>
          {words.apply}
        </Button>
        <button
          type="button"
          className="link"
          onClick={event => event.currentTarget.form && readBalance(giftCardIn(new FormData(event.currentTarget.form)))}
        >
          {isReading ? words.checking : words.checkBalance}
        </button>
        <Live>
          {balance ? words.onCard(balance.number.slice(-4), money(balance.balance, balance.currency, locale)) : null}
        </Live>
      </div>
    </>
  )
}
