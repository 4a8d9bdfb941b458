import { useUnit } from 'effector-react'
import type { Order } from '../../../core/checkout'
import { money } from '../../../core/format/money'
import type { Address } from '../../../core/shapes/address'
import { $locale } from '../../../core/site/config'
import { nameOf } from '../summary/instrument-name'
import { $words } from './confirmation.words'

/** Where it goes, and what paid. */
export function OrderFacts({ order, lines }: { order: Order; lines: (address: Address) => string[] }) {
  const { locale, words } = useUnit({ locale: $locale, words: $words })
  const address = order.shippingAddress[0]
  return (
    <dl className="facts">
      {address ? (
        <div>
          <dt>{words.shipsTo}</dt>
          <dd>
            {lines(address).map(line => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{words.paidWith}</dt>
        <dd>
          {order.payment_instruments.map(instrument => (
            <span key={instrument.payment_instrument_id}>
              {nameOf(instrument, words)}, <bdi>{money(instrument.amount, order.currency, locale)}</bdi>
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}
