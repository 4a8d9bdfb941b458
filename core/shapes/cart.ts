import { type Infer, integer, nullable, optional, type } from 'superstruct'
import { array } from './array'
import { Address } from './address'
import { HostCart } from './host-cart'
import { PaymentInstrument } from './payment-instrument'
import { PriceAdjustment } from './price-adjustment'
import { Reward } from './reward'
import { Shipment } from './shipping'

/** Third-party keys see neither addresses nor instruments. */
export const Cart = type({
  ...HostCart.schema,
  /** Grows with each change: of two answers the one with less is older. */
  revision: optional(integer()),
  shippingMethods: array(Shipment),
  shippingAddress: array(Address),
  billingAddress: nullable(Address),
  payment_instruments: array(PaymentInstrument),
  reward: nullable(Reward),
  priceAdjustments: array(PriceAdjustment),
})
export type Cart = Infer<typeof Cart>
