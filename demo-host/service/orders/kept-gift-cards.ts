import type { OrderDocument } from '../documents/order'
import { toMinor } from '../pricing/currency'
import type { Currency, Minor } from '../pricing/money'

/** What an order's gift cards cost that went by e-mail: a return does not bring them back, so it refunds all but this. */
export const nonRefundableSum = ({ items }: Pick<OrderDocument, 'items'>, currency: Currency): Minor =>
  items.reduce(
    (sum, { isDigitalProduct, price }) =>
      isDigitalProduct ? sum + (toMinor(price.priceAfterOrderDiscount, currency) ?? 0) : sum,
    0,
  )
