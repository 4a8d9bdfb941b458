import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FailedNotice } from '../shell/failed'
import { $errorText } from '../shell/error-text'
import {
  $cardRemovalFailure,
  $makeMainFailure,
  $savedCard,
  $savedCardFailure,
  $savedCards,
  $savedCardsFailure,
  savedCardChosen,
  savedCardsWanted,
} from '../../core/payment/saved-cards'
import '../../core/wiring/checkout/saved-card-says-what-failed'
import { Live, Notice } from '../../widgets/ui/notice'
import { Skeleton } from '../../widgets/ui/skeleton'
import { NewCard } from './new-card'
import { SavedCardRow } from './saved-card-row'
import { SecurityCode } from './security-code'
import { $words } from './saved-cards.words'
import './saved-cards.css'

/** Saved cards, with the main one chosen, or a new one. */
export function SavedCards({ holder }: { holder: string }) {
  const { cards, chosen, failure, cardFailure, removalFailure, mainFailure, words, errorText, choose, load } = useUnit({
    cards: $savedCards,
    chosen: $savedCard,
    failure: $savedCardsFailure,
    cardFailure: $savedCardFailure,
    removalFailure: $cardRemovalFailure,
    mainFailure: $makeMainFailure,
    words: $words,
    errorText: $errorText,
    choose: savedCardChosen,
    load: savedCardsWanted,
  })
  const group = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => load(), [load])
  if (!cards && !failure) {
    return (
      <div aria-busy="true">
        <span className="vh">{words.loading}</span>
        <Skeleton height="168px" />
      </div>
    )
  }
  return (
    <div className="savedcards">
      <Live urgent>
        {failure ? <FailedNotice lead={words.notLoaded} error={failure} onRetry={load} /> : null}
        {cardFailure ? <Notice tone="danger">{errorText(cardFailure)}</Notice> : null}
        {removalFailure ? (
          <Notice tone="danger">
            {words.notRemoved} {errorText(removalFailure)}
          </Notice>
        ) : null}
        {mainFailure ? (
          <Notice tone="danger">
            {words.notMain} {errorText(mainFailure)}
          </Notice>
        ) : null}
      </Live>
      {cards?.length ? (
        <fieldset ref={list} tabIndex={-1}>
          <legend className="vh">{words.yourCards}</legend>
          {cards.map(card => (
            <SavedCardRow
              key={card.paymentInstrumentId}
              card={card}
              group={group}
              isChosen={card === chosen}
              onRemoved={() => list.current?.focus()}
            >
              <SecurityCode brand={card.brand} />
            </SavedCardRow>
          ))}
          <Row>
            <label>
              <input
                type="radio"
                className="dot"
                name={group}
                checked={chosen === null}
                onChange={() => choose(null)}
              />
              <b>{words.newCard}</b>
            </label>
            {chosen ? null : <NewCard holder={holder} mayBeMain />}
          </Row>
        </fieldset>
      ) : (
        <NewCard holder={holder} mayBeMain={false} />
      )}
    </div>
  )
}

const Row = ({ children }: { children: ReactNode }) => <div className="savedcard">{children}</div>
