import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $isReadingMethods,
  $method,
  $methods,
  $methodsFailure,
  methodChosen,
  methodsWanted,
} from '../../../core/delivery'
import { money } from '../../../core/format/money'
import { $locale } from '../../../core/site/config'
import { RadioCards } from '../../../widgets/ui/choice'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { arrivalOf } from './arrival'
import { $words } from './shipping.words'

/** The shipping methods, the chosen one strong; its price stands in the sums as soon as it is pressed. */
export function Methods() {
  const { methods, method, failure, isReading, locale, words, choose, want } = useUnit({
    methods: $methods,
    method: $method,
    failure: $methodsFailure,
    isReading: $isReadingMethods,
    locale: $locale,
    words: $words,
    choose: methodChosen,
    want: methodsWanted,
  })
  useEffect(() => want(), [want])
  return (
    <section className="sec">
      <h2>{words.method}</h2>
      {methods?.length ? (
        <RadioCards
          label={words.method}
          value={method?.code}
          onChoose={choose}
          items={methods.map(one => ({
            value: one.code,
            title: one.label,
            end: one.price.finalAmount ? money(one.price.finalAmount, one.price.currency, locale) : words.free,
            note: arrivalOf(one, locale),
          }))}
        />
      ) : !methods && isReading ? (
        <div aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton height="196px" />
        </div>
      ) : null}
      <Live>
        {failure ? (
          <Notice tone="danger">
            {methods ? words.methodLost : words.methodsFailed}{' '}
            {methods ? null : (
              <button type="button" className="act" onClick={() => want()}>
                {words.again}
              </button>
            )}
          </Notice>
        ) : methods?.length === 0 ? (
          <Notice tone="warning">{words.noMethods}</Notice>
        ) : null}
      </Live>
    </section>
  )
}
