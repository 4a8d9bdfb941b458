import { useUnit } from 'effector-react'
import { money } from '../../../core/format/money'
import type { SavedGiftCard } from '../../../core/payment/contracts'
import { $cardError, $pendingCard, cardRemoved } from '../../../core/payment/account-cards'
import { $locale } from '../../../core/site/config'
import { RemoveButton } from '../../shell/remove-button'
import { $words as $namesWords } from '../../payment/paid-with.words'
import { $errorText } from '../../shell/error-text'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { $words } from './account-payment.words'

export function GiftCardTile({ card }: { card: SavedGiftCard }) {
  const { pending, error, locale, words, names, errorText, remove } = useUnit({
    pending: $pendingCard,
    error: $cardError,
    locale: $locale,
    words: $words,
    names: $namesWords,
    errorText: $errorText,
    remove: cardRemoved,
  })
  const { paymentInstrumentId: id, number, balance, currency, expired } = card
  const name = names.giftCard(number.slice(-4))
  return (
    <li>
      <b>{name}</b>
      <span className={expired ? 'err' : 'muted'}>
        {expired ? words.ended : words.balance(money(balance, currency, locale))}
      </span>
      <Live urgent>
        {error?.id === id ? <InlineNotice tone="danger">{errorText(error.error)}</InlineNotice> : null}
      </Live>
      <div className="actions">
        <RemoveButton
          label={words.removeNamed(name)}
          question={words.removeQuestion(name)}
          isBusy={pending === id}
          isHeld={pending !== null}
          onConfirm={() => remove(id)}
        />
      </div>
    </li>
  )
}
