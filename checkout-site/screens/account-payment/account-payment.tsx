import '../../../core/wiring/profile/account-card-says-what-failed'
import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import {
  $adding,
  $cardError,
  $accountCards,
  $accountCardsError,
  addLeft,
  addPressed,
  accountCardsWanted,
} from '../../../core/payment/account-cards'
import { SavedTiles } from '../../account/saved-tiles'
import { profileWanted } from '../../../core/profile'
import { Loaded } from '../../account/loaded'
import { $errorText } from '../../shell/error-text'
import { part } from '../../shell/part'
import { Title } from '../../shell/title'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { CardTile } from './card-tile'
import { GiftCardTile } from './gift-card-tile'
import { $words } from './account-payment.words'

const NewCardForm = part(async () => (await import('./new-card-form')).NewCardForm)
const NewGiftCardForm = part(async () => (await import('./new-gift-card-form')).NewGiftCardForm)

export function AccountPayment() {
  const { cards, error, cardError, adding, words, errorText, load, loadProfile, add, leave } = useUnit({
    cards: $accountCards,
    error: $accountCardsError,
    cardError: $cardError,
    adding: $adding,
    words: $words,
    errorText: $errorText,
    load: accountCardsWanted,
    loadProfile: profileWanted,
    add: addPressed,
    leave: addLeft,
  })
  useEffect(() => {
    load()
    loadProfile()
    return () => leave()
  }, [load, loadProfile, leave])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={cards} error={error} onRetry={load}>
        {({ paymentInstruments, giftCards = [] }) => (
          <>
            <Live urgent className="notices">
              {cardError &&
              ![...paymentInstruments, ...giftCards].some(one => one.paymentInstrumentId === cardError.id) ? (
                <Notice tone="danger">{errorText(cardError.error)}</Notice>
              ) : null}
            </Live>
            <section className="panel">
              <h2>{words.cards}</h2>
              <SavedTiles
                items={paymentInstruments}
                tile={card => <CardTile key={card.paymentInstrumentId} card={card} />}
                none={words.noCards}
                add={words.addCard}
                onAdd={() => add('card')}
                inPlaceOfAdd={
                  adding === 'card' ? (
                    <Suspense fallback={<Skeleton height="248px" />}>
                      <NewCardForm mayBeMain={paymentInstruments.length > 0} />
                    </Suspense>
                  ) : undefined
                }
              />
            </section>
            <section className="panel">
              <h2>{words.giftCards}</h2>
              <SavedTiles
                items={giftCards}
                tile={card => <GiftCardTile key={card.paymentInstrumentId} card={card} />}
                none={words.noGiftCards}
                add={words.addGiftCard}
                onAdd={() => add('gift-card')}
                inPlaceOfAdd={
                  adding === 'gift-card' ? (
                    <Suspense fallback={<Skeleton height="132px" />}>
                      <NewGiftCardForm />
                    </Suspense>
                  ) : undefined
                }
              />
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}
