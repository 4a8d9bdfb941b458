import type { Code } from '../../core/errors/catalogue'

/** The real cause of a code, and the test under `demo-host/service` that brings it about. */
export type Cause = readonly [cause: string, test: string]

const cart = 'routes/cart/routes.test.ts'
const changes = 'routes/cart/changes.test.ts'
const coupons = 'routes/cart/coupons.test.ts'
const delivery = 'routes/delivery/routes.test.ts'
const fetching = 'routes/delivery/causes.test.ts'
const fetched = 'routes/delivery/fetched.test.ts'
const payment = 'routes/payment/routes.test.ts'
const cards = 'routes/payment/gift-cards.test.ts'
const rewards = 'routes/payment/rewards.test.ts'
const placing = 'routes/checkout/place-order.test.ts'
const sums = 'routes/checkout/refused-sums.test.ts'
const saved = 'routes/payment/saved-cards.test.ts'
const challenge = 'routes/checkout/challenge.test.ts'

/** Code → cause → test. */
export const causes: Readonly<Partial<Record<Code, Cause>>> = {
  BSK404: ["a cart that is unknown, another guest's, or 30 days old", cart],
  ORD430: ['an order of a cart whose only line left the range', placing],
  ORD404: ['a product or variant that the catalogue does not have', cart],
  INV700: ['nothing left of what is wanted', cart],
  INV406: ['less left than is wanted', changes],
  INV405: ['several lines of an order are gone, not all', sums],
  INV407: ['every line of an order is gone', sums],
  INV409: ['several lines of an order are gone, some of them from their store', fetching],
  INV701: ['none in the store that was named, and none to send there', fetching],
  ORD516: ['a line’s store is abroad now, so it is brought home', fetched],
  ORD517: ['what was to be sent to its store lies there now', fetched],
  ORD518: ['a store has sold its own, so another is sent there', fetched],
  INV703: ['nothing left but what other carts hold for a while', 'stock/held-by-others.test.ts'],
  INV702: ['no price in the cart’s currency', cart],
  INV408: ['more than one shopper may have', changes],
  PRC400: ['a price that changed since the shopper saw the sum', placing],
  ORD415: ['a promotion that nobody can count by', sums],
  GWP403: ['a gift with purchase put into the cart by hand', cart],
  PLP400: ['a listing of a category that is not there', 'routes/catalogue/catalogue.test.ts'],
  SHP404: ['a shipping method that does not go there', delivery],
  SHP500: ['a PO box', delivery],
  SHP410: ['an address without a phone number', delivery],
  CHK380: ['a shipping address that its country’s rules refuse', delivery],
  CHK320: ['a billing address that its country’s rules refuse', delivery],
  PAY401: ['a country that the site does not ship to', delivery],
  PRM130: ['a code that nobody issued', coupons],
  PRM135: ['a code before its day', coupons],
  PRM140: ['a code that was used as often as it may be', coupons],
  PRM150: ['a code that this shopper has used', coupons],
  PRM155: ['a code after its day', coupons],
  PRM416: ['the same code twice', coupons],
  GFC410: ['one gift card more than an order takes', cards],
  GFC799: ['the provider of gift cards does not answer', cards],
  GFC800: ['a number or PIN that no gift card has', cards],
  GFC812: ['a gift card after its day', cards],
  GFC725: ['a gift card that may not be used', cards],
  GFC740: ['a gift card with nothing left on it', cards],
  GFC755: ['the same gift card twice', cards],
  GFC760: ['a reward code that nobody gave', rewards],
  GFC400: ['a gift card without its number or PIN', cards],
  GFO405: ['a gift card of another currency, or to pay for a gift card', cards],
  REW401: ['points of somebody who is not signed in', rewards],
  REW130: ['points of somebody who is no member', rewards],
  REW135: ['points of a member who has not confirmed', rewards],
  REW140: ['more points than there are', rewards],
  FE309: ['a card that has expired', placing],
  PYT402: ['a card that the provider takes for fraud', placing],
  PYT404: ['an order that names a way to pay that the cart does not have', payment],
  PYT400: ['an order of a cart without anything that pays', placing],
  BIL400: ['an order without a billing address', placing],
  BILL410: ['a billing address without a phone number', placing],
  PAY400: ['a card that the bank declines', placing],
  TAX309: ['a country’s tax that nobody can count by', sums],
  TAX310: ['a tax that changed since the shopper saw the sum', sums],
  OHS4004: ["a look-up of an order that is somebody else's, or nobody's", placing],
  ORD409: ["an answer to the bank's question about somebody else's order", challenge],
  ORD400: ['a look-up with an e-mail that is none', placing],
  PRM160: ['one code more than a cart holds', coupons],
  PRM175: ['a code that counted when the shopper saw the sum, and has ended since', sums],
  GFS800: ['a gift with the order that is gone since the shopper saw it', sums],
  GFO404: ['a gift option for what only a store hands out', changes],
  GFC700: ['a gift card that was withdrawn after it was put on the cart', sums],
  PYT300: ['a card that the shopper keeps already', saved],
  PYT405: ['a card to be kept with an address that is not the shopper’s', saved],
  PYT406: ['a card to be kept with half an address', saved],
}
