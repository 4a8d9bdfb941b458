import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import {
  $cartCurrency,
  $isPaid,
  $isShared,
  $method,
  $methods,
  $methodsFailure,
  $remaining,
  methodChosen,
  methodsWanted,
  paymentShown,
} from '../../../core/payment'
import { FailedNotice } from '../../shell/failed'
import { money } from '../../../core/format/money'
import type { MainMethod } from '../../../core/shapes/main-method'
import { $locale } from '../../../core/site/config'
import { RadioCards } from '../../../widgets/ui/choice'
import { LockIcon } from '../../../widgets/ui/object-icons'
import { InlineNotice, Live, Notice } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { methodViews } from '../../payment/methods'
import { $words } from './billing.words'

export function Payment({ holder }: { holder: string }) {
  const { methods, method, failure, isPaid, isShared, remaining, currency, locale, words, choose, show, load } =
    useUnit({
      methods: $methods,
      method: $method,
      failure: $methodsFailure,
      isPaid: $isPaid,
      isShared: $isShared,
      remaining: $remaining,
      currency: $cartCurrency,
      locale: $locale,
      words: $words,
      choose: methodChosen,
      show: paymentShown,
      load: methodsWanted,
    })
  useEffect(() => {
    show()
    load()
  }, [show, load])
  return (
    <section className="sec">
      <div>
        <h2>{isShared && !isPaid ? words.remaining(money(remaining ?? 0, currency, locale)) : words.payment}</h2>
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
          onChoose={id => choose(id as MainMethod)}
          items={methods.flatMap(({ payment_method_id: id, label }) => {
            const { title, Sign, isThere, Body } = methodViews[id] ?? {}
            if (isThere?.() === false) return []
            return {
              value: id,
              title: title?.(words) ?? label,
              end: Sign ? <Sign /> : null,
              body: Body ? (
                <Suspense fallback={<Skeleton height="48px" />}>
                  <Body holder={holder} />
                </Suspense>
              ) : null,
            }
          })}
        />
      ) : !methods && !failure ? (
        <div aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton height="424px" />
        </div>
      ) : null}
      <Live>
        {failure ? (
          <FailedNotice lead={words.methodsFailed} error={failure} onRetry={load} />
        ) : methods?.length === 0 ? (
          <Notice tone="warning">{words.noMethods}</Notice>
        ) : null}
      </Live>
    </section>
  )
}
