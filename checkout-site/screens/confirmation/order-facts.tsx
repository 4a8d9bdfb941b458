import { useUnit } from 'effector-react'
import type { Order } from '../../../core/checkout'
import { listed } from '../../../core/format/listed'
import type { Address } from '../../../core/shapes/address'
import { $locale } from '../../../core/site/config'
import { personName } from '../../../core/format/address-lines'
import { WrittenAddress } from '../../address/written-address'
import { namesOf } from '../../order/names-of'
import { PaidWith } from '../../payment/paid-with'
import { $words } from './confirmation.words'
import { isCollected } from './stages'

/** Where an order goes, and how it was paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { locale, words } = useUnit({ locale: $locale, words: $words })
  const fetched = order.shipments.filter(isCollected)
  const placeless = order.shipments.filter(one => isCollected(one) || one.class === 'digital')
  const address = order.shippingAddress.find(one => !placeless.some(({ shippingId }) => shippingId === one.shippingId))
  const collectorOf = (id: string) => order.shippingAddress.find(({ shippingId }) => shippingId === id)
  return (
    <dl className="facts">
      {address ? (
        <div>
          <dt>{words.shipsTo}</dt>
          <dd>
            <WrittenAddress address={address} locale={locale} />
          </dd>
        </div>
      ) : null}
      {fetched.map(({ shippingId, store, applicableShippingMethods: [method], itemIds = [] }) => (
        <div key={shippingId}>
          <dt>{words.pickUpAt}</dt>
          <dd>
            <span>
              <bdi>{store?.name}</bdi>
            </span>
            <span>
              <bdi>{listed([store?.addressLine1, store?.city], locale)}</bdi>
            </span>
            <span>{method?.deliveryTime}</span>
            {fetched.length < order.shipments.length ? (
              <span className="muted">{namesOf(order.items, itemIds, locale)}</span>
            ) : null}
            <span className="muted">{words.collectedBy(nameOfPerson(collectorOf(shippingId)))}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt>{words.paidWith}</dt>
        <dd>
          <PaidWith instruments={order.payment_instruments} reward={order.reward} currency={order.currency} />
        </dd>
      </div>
    </dl>
  )
}

const nameOfPerson = (person: Address | undefined): string => (person ? personName(person) : '')
