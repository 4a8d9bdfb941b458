import type { Row } from './row'

/** What a good answer may say in passing about a cart or an order. */
export const flashCodes = {
  ProductLineItemInventoryMissing: [200, 'some of a line is out of stock'],
  ProductItemNotAvailable: [200, 'a line is not available'],
  ProductLineItemFullInventoryMissing: [200, 'all of a line is out of stock'],
  InvalidShippingAddress: [200, 'the shipping address is invalid'],
  PaymentNotAuthorized: [200, 'the bank wants to ask the shopper'],
  ORD516: [200, 'delivery changed to shipping'],
  ORD517: [200, 'delivery changed to pickup'],
  ORD518: [200, 'delivery changed to ship-to-store'],
} as const satisfies Record<string, Row>
