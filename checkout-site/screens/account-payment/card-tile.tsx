import { useUnit } from 'effector-react'
import { useState } from 'react'
import { listed } from '../../../core/format/listed'
import type { SavedCard } from '../../../core/payment/contracts'
import { $cardError, $pendingCard, cardRemoved, mainPressed } from '../../../core/payment/account-cards'
import { $locale } from '../../../core/site/config'
import { RemoveButton } from '../../shell/remove-button'
import { brandName } from '../../payment/brands'
import { $words as $namesWords } from '../../payment/paid-with.words'
import { $words as $savedWords } from '../../payment/saved-cards.words'
import { $errorText } from '../../shell/error-text'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { ExpiryForm } from './expiry-form'
import { $words } from './account-payment.words'

export function CardTile({ card }: { card: SavedCard }) {
  const { pending, error, locale, words, saved, names, errorText, makeMain, remove } = useUnit({
    pending: $pendingCard,
    error: $cardError,
    locale: $locale,
    words: $words,
    saved: $savedWords,
    names: $namesWords,
    errorText: $errorText,
    makeMain: mainPressed,
    remove: cardRemoved,
  })
  const [isRenewed, setRenewed] = useState(false)
  const { paymentInstrumentId: id, brand, last4, holder, main, expired, expiryMonth, expiryYear } = card
  const name = names.cardEnding(brandName(brand), last4)
  const date = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`
  const description = listed([name, date], locale)
  const isHeld = pending !== null
  return (
    <li>
      <b>{name}</b>
      <span>
        <bdi>{holder}</bdi>
      </span>
      <span className={expired ? 'err' : 'muted'}>{expired ? saved.expired(date) : saved.expires(date)}</span>
      {main ? (
        <span>
          <span className="kind">{saved.main}</span>
        </span>
      ) : null}
      <Live urgent>
        {error?.id === id ? <InlineNotice tone="danger">{errorText(error.error)}</InlineNotice> : null}
      </Live>
      {isRenewed ? <ExpiryForm card={card} onDone={() => setRenewed(false)} /> : null}
      <div className="actions">
        {main || expired ? null : (
          <button
            type="button"
            className="link"
            aria-label={words.mainNamed(description)}
            aria-disabled={isHeld || undefined}
            onClick={() => makeMain(id)}
          >
            {words.makeMain}
          </button>
        )}
        {isRenewed ? null : (
          <button
            type="button"
            className="link"
            aria-label={words.renewNamed(description)}
            onClick={() => setRenewed(true)}
          >
            {words.renew}
          </button>
        )}
        <RemoveButton
          label={words.removeNamed(description)}
          question={words.removeQuestion(name)}
          isBusy={pending === id}
          isHeld={isHeld}
          onConfirm={() => remove(id)}
        />
      </div>
    </li>
  )
}
