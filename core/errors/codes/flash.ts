import type { Row } from './row'

/** What a good answer may say in passing about a cart or an order. */
export const flashCodes = {
  ProductLineItemInventoryMissing: [200, 'some of a line is out of stock'],
  ProductItemNotAvailable: [200, 'a line is not available'],
  ProductLineItemFullInventoryMissing: [200, 'all of a line is out of stock'],
  ProductPriceChanged: [200, 'a price has changed since the shopper was told'],
  InvalidShippingAddress: [200, 'the shipping address is invalid'],
  PaymentNotAuthorized: [200, 'the bank wants to ask the shopper'],
  ORD516: [200, 'delivery changed to shipping'],
  ORD517: [200, 'delivery changed to pickup'],
  EmployeeTermsNotAccepted: [200, 'an employee has not accepted the terms of the discount'],
  EmployeeCapReached: [200, 'the year’s employee discount does not cover the cart'],
  ORD518: [200, 'delivery changed to ship-to-store'],
} as const satisfies Record<string, Row>
