import { useUnit } from 'effector-react'
import { Suspense, useRef } from 'react'
import { $wholeCart } from '../../core/cart/whole-cart'
import { money } from '../../core/format/money'
import { $isPaid, $methods, $methodsFailure, $partOffers, $parts } from '../../core/payment'
import { $locale } from '../../core/site/config'
import { Live } from '../../widgets/ui/notice'
import { Skeleton } from '../../widgets/ui/skeleton'
import { part } from '../shell/part'
import { GiftCardPart } from './gift-card-part'
import { $words } from './parts.words'
import './parts.css'

const AppliedParts = part(async () => (await import('./applied-parts')).AppliedParts)

const MemberParts = part(async () => (await import('./member-parts')).MemberParts)

/** Gift cards, points and rewards: applied ones first, then those on offer. */
export function Parts() {
  const { cart, methods, failure, offers, parts, isPaid, locale, words } = useUnit({
    cart: $wholeCart,
    methods: $methods,
    failure: $methodsFailure,
    offers: $partOffers,
    parts: $parts,
    isPaid: $isPaid,
    locale: $locale,
    words: $words,
  })
  const title = useRef<HTMLHeadingElement>(null)
  const isComing = !methods && !failure
  if (!cart || (!isComing && offers.length === 0)) return null
  const applied = parts.length + (cart.reward ? 1 : 0)
  const left = money(cart.totals.remainingToPay, cart.currency, locale)
  const offered = (id: string) => offers.find(offer => offer.payment_method_id === id)
  const giftCard = offered('GIFT_CARD')
  const points = offered('LOYALTY_POINTS')
  const credit = offered('ATHLETES_PAYMENT')
  return (
    <section className="sec">
      <h2 ref={title} tabIndex={-1}>
        {points || credit ? words.title : words.titleForGuests}
      </h2>
      {applied ? (
        <Suspense fallback={<Skeleton height={`${50 + 60 * applied}px`} />}>
          <AppliedParts cart={cart} onRemoved={() => title.current?.focus()} />
        </Suspense>
      ) : null}
      <Live className="vh">{cart.totals.remainingToPay === cart.totals.total ? '' : `${words.leftToPay} ${left}`}</Live>
      {isPaid ? null : (
        <div className="adds" aria-busy={isComing || undefined}>
          {isComing ? <Skeleton height="44px" /> : null}
          {giftCard ? <GiftCardPart most={giftCard.maximum ?? 1} /> : null}
          {points || credit ? (
            <Suspense fallback={<Skeleton height={points ? '92px' : '44px'} />}>
              <MemberParts points={points} credit={credit} />
            </Suspense>
          ) : null}
        </div>
      )}
    </section>
  )
}
