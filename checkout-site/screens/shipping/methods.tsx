import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import { $cart } from '../../../core/cart'
import {
  $deliveries,
  $isReadingMethods,
  $methodsFailure,
  type Delivery,
  isPickUp,
  methodChosen,
  methodsWanted,
} from '../../../core/delivery'
import { FailedNotice } from '../../shell/failed'
import { $errorText } from '../../shell/error-text'
import { namesOf } from '../../order/names-of'
import { money } from '../../../core/format/money'
import { $locale } from '../../../core/site/config'
import { RadioCards } from '../../../widgets/ui/choice'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { optionalPart } from '../../shell/optional-part'
import { arrivalOf } from './arrival'
import { $words } from './shipping.words'

export const MemberBenefit = optionalPart(async () => (await import('../../stores/late-shipping-parts')).MemberBenefit)

/** The chosen method's price is in the totals as soon as it is pressed. */
export function Methods() {
  const { cart, deliveries, failure, isReading, locale, words, errorText, load } = useUnit({
    locale: $locale,
    cart: $cart,
    deliveries: $deliveries,
    failure: $methodsFailure,
    isReading: $isReadingMethods,
    words: $words,
    errorText: $errorText,
    load: methodsWanted,
  })
  useEffect(() => load(), [load])
  const sent = deliveries.filter(delivery => !isPickUp(delivery))
  const isKnown = sent.every(({ methods }) => methods !== null)
  if (deliveries.length > 0 && sent.length === 0) return null
  return (
    <section className="sec">
      <h2>{words.method}</h2>
      {isKnown ? (
        sent.map(delivery => (
          <Choice
            key={delivery.shippingId}
            delivery={delivery}
            label={sent.length > 1 ? namesOf(cart?.items ?? [], delivery.itemIds ?? [], locale) : undefined}
          />
        ))
      ) : isReading ? (
        <div aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton height="196px" />
        </div>
      ) : null}
      <Suspense>
        <MemberBenefit />
      </Suspense>
      <Live>
        {failure && !isKnown ? (
          <FailedNotice lead={words.methodsFailed} error={failure} onRetry={load} />
        ) : failure ? (
          <Notice tone="danger">{failure.code === 'SHP404' ? errorText(failure) : words.methodLost}</Notice>
        ) : sent.some(({ methods }) => methods?.length === 0) ? (
          <Notice tone="warning">{words.noMethods}</Notice>
        ) : null}
      </Live>
    </section>
  )
}

/** With several shipments, below the names of their items. */
function Choice({ delivery, label }: { delivery: Delivery; label: string | undefined }) {
  const { locale, words, choose } = useUnit({ locale: $locale, words: $words, choose: methodChosen })
  const { shippingId, methods, method } = delivery
  if (!methods?.length) return null
  return (
    <div className="sec">
      {label ? <h3>{label}</h3> : null}
      <RadioCards
        label={label ? `${words.method}: ${label}` : words.method}
        value={method?.code}
        onChoose={code => choose({ shippingId, code })}
        items={methods.map(one => ({
          value: one.code,
          title: one.label,
          end: one.price.finalAmount ? money(one.price.finalAmount, one.price.currency, locale) : words.free,
          note: arrivalOf(one, locale),
        }))}
      />
    </div>
  )
}
