import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $foundOrder, lookUpOpened } from '../../../core/checkout/look-up'
import { money } from '../../../core/format/money'
import { $locale } from '../../../core/site/config'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { OrderLines } from '../../shell/order-lines'
import { PaidTotals } from '../../shell/paid-totals'
import { $words as $shellWords } from '../../shell/shell.words'
import { SummaryPanel } from '../../shell/summary-panel'
import { Title } from '../../shell/title'
import { useIsWide } from '../../shell/use-is-wide'
import { FoundOrder } from './found-order'
import { LookUpForm } from './look-up-form'
import { $words } from './order-look-up.words'
import '../confirmation/confirmation.css'
import '../../shell/door.css'
import './order-look-up.css'

/** For guests: an order by its number and e-mail address, and its cancellation. */
export function OrderLookUp() {
  const { order, locale, words, shell, home, open } = useUnit({
    order: $foundOrder,
    locale: $locale,
    words: $words,
    shell: $shellWords,
    home: $home,
    open: lookUpOpened,
  })
  const isWide = useIsWide()
  useEffect(() => {
    open({ orderNumber: new URLSearchParams(location.search).get('number') })
  }, [open])
  const summary = order ? (
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
          <main>{order ? <FoundOrder order={order} /> : <LookUpForm />}</main>
        </div>
      </div>
      {isWide ? summary : null}
    </div>
  )
}
