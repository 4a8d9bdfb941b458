import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { listed } from '../../core/format/listed'
import type { SavedCard } from '../../core/payment/contracts'
import {
  $madeMain,
  $removedCard,
  savedCardChosen,
  savedCardMadeMain,
  savedCardRemoved,
} from '../../core/payment/saved-cards'
import { $locale } from '../../core/site/config'
import { $words as $billing } from '../screens/billing/billing.words'
import { RemoveButton } from '../shell/remove-button'
import { brandName } from './brands'
import { Mark } from './mark'
import { $words } from './saved-cards.words'

export interface SavedCardRowProps {
  card: SavedCard
  /** The name of the radio buttons. */
  group: string
  isChosen: boolean
  onRemoved: () => void
  /** Shown while it is chosen. */
  children: ReactNode
}

/** A saved card; an expired one can only be removed. */
export function SavedCardRow({ card, group, isChosen, onRemoved, children }: SavedCardRowProps) {
  const { removed, locale, madeMain, words, billing, choose, makeMain, remove } = useUnit({
    removed: $removedCard,
    locale: $locale,
    madeMain: $madeMain,
    words: $words,
    billing: $billing,
    choose: savedCardChosen,
    makeMain: savedCardMadeMain,
    remove: savedCardRemoved,
  })
  const { paymentInstrumentId: id, brand, last4, main, expired, expiryMonth, expiryYear } = card
  const name = billing.cardEnding(brandName(brand), last4)
  const date = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`
  const description = listed([name, date], locale)
  return (
    <div className={expired ? 'savedcard ended' : 'savedcard'}>
      <div className="of">
        <label>
          <input
            type="radio"
            className="dot"
            name={group}
            disabled={expired}
            checked={isChosen}
            onChange={() => choose(id)}
          />
          <Mark of={brand} />
          <span>
            <b>{name}</b>
            <small>
              {expired ? words.expired(date) : words.expires(date)}
              {main ? <i>{words.main}</i> : null}
            </small>
          </span>
        </label>
        {main || expired ? null : (
          <button
            type="button"
            className="link"
            aria-label={words.asMainNamed(description)}
            aria-disabled={madeMain !== null || undefined}
            onClick={() => makeMain(id)}
          >
            {words.asMain}
          </button>
        )}
        <RemoveButton
          label={words.removeNamed(description)}
          question={words.removeQuestion(name)}
          isBusy={removed === id}
          isHeld={removed !== null}
          onConfirm={() => {
            remove(id)
            onRemoved()
          }}
        />
      </div>
      {isChosen ? children : null}
    </div>
  )
}
