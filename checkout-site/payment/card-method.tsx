import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $card, $isNewCard, cartsCardWanted, otherCardWanted } from '../../core/payment'
import { $isSignedIn } from '../../core/session/arrival'
import { $words } from '../screens/billing/billing.words'
import { brandName } from './brands'
import { CardFormGhost } from './card-form-ghost'
import { Mark } from './mark'
import { part } from '../shell/part'

// Loaded late: a saved card does not need the form.
const CardForm = part(async () => (await import('./card-form')).CardForm)
const SavedCards = part(async () => (await import('./saved-cards')).SavedCards)

/** The cart's card, a saved one, or a new one in the provider's form. */
export function CardMethod({ holder }: { holder: string }) {
  const { card, isNew, isSignedIn, words, other, keep } = useUnit({
    card: $card,
    isNew: $isNewCard,
    isSignedIn: $isSignedIn,
    words: $words,
    other: otherCardWanted,
    keep: cartsCardWanted,
  })
  const brand = brandName(card?.card?.brand ?? '')
  const last4 = card?.card?.last4 ?? ''
  if (!isNew) {
    return (
      <div className="ownedcard">
        <b>
          <Mark of={card?.card?.brand ?? ''} /> {words.cardEnding(brand, last4)}
        </b>
        <button type="button" className="link" onClick={() => other()}>
          {words.otherCard}
        </button>
      </div>
    )
  }
  return (
    <>
      <Suspense fallback={<CardFormGhost />}>
        {isSignedIn ? <SavedCards holder={holder} /> : <CardForm holder={holder} />}
      </Suspense>
      {card ? (
        <button type="button" className="link" onClick={() => keep()}>
          {words.keepCard(brand, last4)}
        </button>
      ) : null}
    </>
  )
}
