import type { Address } from '../../../core/shapes/address'
import type { OrderDocument } from '../documents/order'

/** Keeps what the books need of an order: goods, amounts, taxes and where to, but nobody's name. */
export function withoutPerson({ priceAdjustments = [], ...order }: OrderDocument): OrderDocument {
  return {
    ...order,
    items: order.items.map(item => ({ ...item, giftOption: null })),
    shippingAddress: order.shippingAddress.map(withoutAddressee),
    billingAddress: order.billingAddress && withoutAddressee(order.billingAddress),
    payment_instruments: order.payment_instruments.map(({ payment_instrument_id, payment_method_id, amount }) => ({
      payment_instrument_id,
      payment_method_id,
      amount,
    })),
    paymentMethod: { code: order.paymentMethod.code, additionalData: null },
    customerNotifications: [],
    // An associate may have named somebody in a reason.
    priceAdjustments: priceAdjustments.map(({ reason: _reason, ...adjustment }) => adjustment),
  }
}

/** Keeps the fields that taxes depend on. */
function withoutAddressee({ countryCode, province, region, shippingId }: Address): Address {
  return {
    firstName: '',
    lastName: '',
    addressLine1: '',
    city: '',
    countryCode,
    ...(province === undefined ? {} : { province }),
    ...(region === undefined ? {} : { region }),
    ...(shippingId === undefined ? {} : { shippingId }),
  }
}
