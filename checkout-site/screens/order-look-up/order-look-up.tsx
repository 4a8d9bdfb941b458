import { useUnit } from 'effector-react'
import { Suspense, useEffect, useRef } from 'react'
import { $foundOrder, lookUpOpened } from '../../../core/checkout/look-up'
import { money } from '../../../core/format/money'
import { $isReadingOwn, $ownNumber, ownOrderRequested } from '../../../core/purchases/own'
import { $isSignedIn } from '../../../core/session/arrival'
import { $locale } from '../../../core/site/config'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { goFx, $root } from '../../shell/navigation'
import { OrderLines } from '../../shell/order-lines'
import { PaidTotals } from '../../shell/paid-totals'
import { $words as $shellWords } from '../../shell/shell.words'
import { part } from '../../shell/part'
import { FormGhost } from '../../shell/state'
import { SummaryPanel } from '../../shell/summary-panel'
import { Title } from '../../shell/title'
import { useIsWide } from '../../shell/use-is-wide'
import { LookUpForm } from './look-up-form'
import { $words } from './order-look-up.words'
import '../confirmation/confirmation.css'
import '../../shell/form-page.css'
import './order-look-up.css'

const FoundOrder = part(async () => (await import('./found-order')).FoundOrder)

/** For guests: an order by its number and e-mail address, and its cancellation. */
export function OrderLookUp() {
  const { order, locale, words, shell, home, open, isSignedIn, isReading, ownNumber, request, go, root } = useUnit({
    order: $foundOrder,
    locale: $locale,
    words: $words,
    shell: $shellWords,
    home: $home,
    open: lookUpOpened,
    isSignedIn: $isSignedIn,
    isReading: $isReadingOwn,
    ownNumber: $ownNumber,
    request: ownOrderRequested,
    go: goFx,
    root: $root,
  })
  const isWide = useIsWide()
  const place = useRef<HTMLElement>(null)
  const last = useRef(order)
  useEffect(() => {
    if (last.current && !order) place.current?.querySelector('input')?.focus()
    last.current = order
  }, [order])
  useEffect(() => {
    const orderNumber = new URLSearchParams(location.search).get('number')
    open({ orderNumber })
    request(isSignedIn ? orderNumber : null)
    return () => void request(null)
  }, [open, request, isSignedIn])
  useEffect(() => {
    if (ownNumber) void go({ to: `${root}/account/order?number=${encodeURIComponent(ownNumber)}`, isBack: true })
  }, [ownNumber, root, go])
  const summary =
    order && !ownNumber ? (
      <SummaryPanel
        label={shell.orderSummary}
        sum={money(order.totals.remainingToPay, order.currency, locale)}
        isWide={isWide}
      >
        <OrderLines items={order.items} locale={locale} words={shell} />
        <PaidTotals order={order} />
      </SummaryPanel>
    ) : null
  return (
    <div className={summary ? 'co' : 'co alone'}>
      <Title>{words.title}</Title>
      <div className="mainc">
        <div className="inner">
          <Head home={home} />
          {isWide ? null : summary}
          <main ref={place}>
            {isReading || ownNumber ? (
              <div className="form-page">
                <FormGhost label={shell.loading} fields={2} />
              </div>
            ) : order ? (
              <Suspense fallback={<FormGhost label={shell.loading} fields={2} />}>
                <FoundOrder order={order} />
              </Suspense>
            ) : (
              <LookUpForm />
            )}
          </main>
        </div>
      </div>
      {isWide ? summary : null}
    </div>
  )
}
