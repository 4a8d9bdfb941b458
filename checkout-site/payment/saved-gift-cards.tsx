import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { money } from '../../core/format/money'
import { $pendingParts, partSubmitted } from '../../core/payment'
import { $savedGiftCards, savedGiftCardsWanted } from '../../core/payment/saved-gift-cards'
import { $locale } from '../../core/site/config'
import { Button } from '../../widgets/ui/button'
import { $words as $namesWords } from './paid-with.words'
import { $words } from './parts.words'

/** Gift cards of the account, which pay at a press. */
export function SavedGiftCards() {
  const { cards, pending, locale, words, names, load, submit } = useUnit({
    cards: $savedGiftCards,
    pending: $pendingParts,
    locale: $locale,
    words: $words,
    names: $namesWords,
    load: savedGiftCardsWanted,
    submit: partSubmitted,
  })
  useEffect(() => load(), [load])
  if (cards.length === 0) return null
  return (
    <ul className="vouchers" aria-label={words.keptGiftCards}>
      {cards.map(({ paymentInstrumentId, number, balance, currency }) => {
        const name = names.giftCard(number.slice(-4))
        return (
          <li key={paymentInstrumentId}>
            <span>
              <b>{name}</b>
              <small>{money(balance, currency, locale)}</small>
            </span>
            <Button
              look="side"
              compact
              off={pending.includes('GIFT_CARD')}
              aria-label={`${words.use}, ${name}`}
              onClick={() => submit({ kind: 'GIFT_CARD', paymentInstrumentId })}
            >
              {words.use}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
