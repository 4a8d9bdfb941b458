import '../../../core/wiring/profile/cancellation-gives-limit-back'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { money } from '../../../core/format/money'
import { $purchase, $purchaseError, cancellation, purchaseOpened } from '../../../core/purchases/order'
import { $locale } from '../../../core/site/config'
import { BackIcon } from '../../../widgets/ui/icon'
import { dateOf } from '../../account/date-of'
import { Loaded } from '../../account/loaded'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { Status, stateOf } from '../../account/orders/status'
import { Events } from '../../order/events'
import { OrderActions } from '../../order/order-actions'
import { $root } from '../../shell/navigation'
import { OrderLines } from '../../shell/order-lines'
import { PaidTotals } from '../../shell/paid-totals'
import { $words as $shellWords } from '../../shell/shell.words'
import { Title } from '../../shell/title'
import { Arrival } from '../confirmation/arrival'
import { Refunded } from '../../order/refunded'
import { OrderFacts } from '../confirmation/order-facts'
import { $words } from './account-order.words'
import './account-order.css'

export function AccountOrder() {
  const { order, error, locale, words, orders, shell, root, open } = useUnit({
    order: $purchase,
    error: $purchaseError,
    locale: $locale,
    words: $words,
    orders: $ordersWords,
    shell: $shellWords,
    root: $root,
    open: purchaseOpened,
  })
  const number = new URLSearchParams(useSearch()).get('number') ?? ''
  useEffect(() => {
    open(number)
  }, [number, open])
  return (
    <>
      <Title>{orders.order(number)}</Title>
      <Link className="back" href={`${root}/account/orders`}>
        <BackIcon small />
        {words.all}
      </Link>
      {order ? null : (
        <h1 className="vh" tabIndex={-1}>
          {number ? orders.order(number) : words.all}
        </h1>
      )}
      <Loaded value={order} error={error} failed={words.failed} onRetry={() => open(number)}>
        {order => (
          <>
            <div className="ohead">
              <div>
                <h1 tabIndex={-1}>
                  {orders.order(order.orderNumber)}{' '}
                  <Status state={stateOf({ status: order.status, stage: order.tracking?.stage })} />
                </h1>
                <p className="muted">
                  {words.placed(dateOf(order.placedAt, locale), money(order.totals.total, order.currency, locale))}
                </p>
              </div>
              <OrderActions order={order} cancellation={cancellation} />
            </div>
            {order.status === 'cancelled' || order.status === 'void' ? null : (
              <div className="oway">
                <Arrival order={order} states={orders.status} />
                <Events order={order} />
              </div>
            )}
            <div className="two">
              <section className="panel">
                <h2>{words.items}</h2>
                <OrderLines items={order.items} locale={locale} words={shell} />
              </section>
              <section className="panel">
                <PaidTotals order={order} />
                <OrderFacts order={order} />
                <Refunded order={order} />
              </section>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}
