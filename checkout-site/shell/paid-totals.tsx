import { useUnit } from 'effector-react'
import type { Order } from '../../core/checkout'
import { $locale } from '../../core/site/config'
import { OrderTotals } from './order-totals'
import { $words } from './shell.words'

export function PaidTotals({ order }: { order: Order }) {
  const { locale, words } = useUnit({ locale: $locale, words: $words })
  return (
    <OrderTotals
      sums={order.totals}
      promotions={order.orderPromotions}
      instruments={order.payment_instruments}
      reward={order.reward}
      hasShipping={order.shipments.some(one => one.class !== 'digital')}
      isPaid
      locale={locale}
      words={words}
    />
  )
}
