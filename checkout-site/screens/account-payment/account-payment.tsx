import '../../../core/wiring/profile/kept-card-says-what-failed'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $adding,
  $keptCards,
  $keptCardsError,
  addLeft,
  addPressed,
  keptCardsWanted,
} from '../../../core/payment/kept-cards'
import { Loaded } from '../../account/loaded'
import { Title } from '../../shell/title'
import { PlusIcon } from '../../../widgets/ui/icon'
import { CardTile } from './card-tile'
import { GiftCardTile } from './gift-card-tile'
import { NewCardForm } from './new-card-form'
import { NewGiftCardForm } from './new-gift-card-form'
import { $words } from './account-payment.words'

/** The cards and gift cards that a shopper keeps. */
export function AccountPayment() {
  const { cards, error, adding, words, want, add, leave } = useUnit({
    cards: $keptCards,
    error: $keptCardsError,
    adding: $adding,
    words: $words,
    want: keptCardsWanted,
    add: addPressed,
    leave: addLeft,
  })
  useEffect(() => {
    want()
    return () => leave()
  }, [want, leave])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={cards} error={error} onAgain={want}>
        {({ paymentInstruments, giftCards = [] }) => (
          <>
            <section className="panel">
              <h2>{words.cards}</h2>
              {paymentInstruments.length ? (
                <ul className="tiles">
                  {paymentInstruments.map(card => (
                    <CardTile key={card.paymentInstrumentId} card={card} />
                  ))}
                </ul>
              ) : (
                <p className="muted">{words.noCards}</p>
              )}
              {adding === 'card' ? (
                <NewCardForm mayBeMain={paymentInstruments.length > 0} />
              ) : (
                <button type="button" className="add link" onClick={() => add('card')}>
                  <PlusIcon small />
                  {words.addCard}
                </button>
              )}
            </section>
            <section className="panel">
              <h2>{words.giftCards}</h2>
              {giftCards.length ? (
                <ul className="tiles">
                  {giftCards.map(card => (
                    <GiftCardTile key={card.paymentInstrumentId} card={card} />
                  ))}
                </ul>
              ) : (
                <p className="muted">{words.noGiftCards}</p>
              )}
              {adding === 'gift-card' ? (
                <NewGiftCardForm />
              ) : (
                <button type="button" className="add link" onClick={() => add('gift-card')}>
                  <PlusIcon small />
                  {words.addGiftCard}
                </button>
              )}
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}
