import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $card,
  $isNewCard,
  $isPaid,
  $method,
  $methods,
  $methodsFailure,
  cartsCardWanted,
  methodChosen,
  methodsWanted,
  otherCardWanted,
} from '../../../core/payment'
import { $say } from '../../../core/errors/sentences'
import type { PaymentMethodId } from '../../../core/shapes/payment-instrument'
import { RadioCards } from '../../../widgets/ui/choice'
import { CardIcon, LockIcon } from '../../../widgets/ui/icon'
import { InlineNotice, Live, Notice } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { brandName } from '../../payment/brands'
import { CardForm } from '../../payment/card-form'
import { $words } from './billing.words'

/** The ways to pay, the chosen one open. */
export function Payment({ holder }: { holder: string }) {
  const { methods, method, failure, isPaid, words, say, choose, want } = useUnit({
    methods: $methods,
    method: $method,
    failure: $methodsFailure,
    isPaid: $isPaid,
    words: $words,
    say: $say,
    choose: methodChosen,
    want: methodsWanted,
  })
  useEffect(() => want(), [want])
  return (
    <section className="sec">
      <div>
        <h2>{words.payment}</h2>
        {isPaid ? null : (
          <p className="encrypted">
            <LockIcon small />
            {words.encrypted}
          </p>
        )}
      </div>
      {isPaid ? (
        <InlineNotice tone="success">{words.paid}</InlineNotice>
      ) : methods?.length ? (
        <RadioCards
          label={words.payment}
          value={method ?? undefined}
          onChoose={id => choose(id as PaymentMethodId)}
          items={methods.map(one => ({
            value: one.payment_method_id,
            title: one.payment_method_id === 'CREDIT_CARD' ? words.card : one.label,
            end: <CardIcon />,
            body: <Card holder={holder} />,
          }))}
        />
      ) : !methods && !failure ? (
        <div aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton height="316px" />
        </div>
      ) : null}
      <Live>
        {failure ? (
          <Notice tone="danger">
            {words.methodsFailed} {say(failure)}{' '}
            <button type="button" className="act" onClick={() => want()}>
              {words.again}
            </button>
          </Notice>
        ) : methods?.length === 0 ? (
          <Notice tone="warning">{words.noMethods}</Notice>
        ) : null}
      </Live>
    </section>
  )
}

function Card({ holder }: { holder: string }) {
  const { card, isNew, words, other, keep } = useUnit({
    card: $card,
    isNew: $isNewCard,
    words: $words,
    other: otherCardWanted,
    keep: cartsCardWanted,
  })
  const brand = brandName(card?.card?.brand ?? '')
  const last4 = card?.card?.last4 ?? ''
  if (!isNew) {
    return (
      <div className="ownedcard">
        <b>{words.cardEnding(brand, last4)}</b>
        <button type="button" className="link" onClick={() => other()}>
          {words.otherCard}
        </button>
      </div>
    )
  }
  return (
    <>
      <CardForm holder={holder} />
      {card ? (
        <button type="button" className="link" onClick={() => keep()}>
          {words.keepCard(brand, last4)}
        </button>
      ) : null}
    </>
  )
}
