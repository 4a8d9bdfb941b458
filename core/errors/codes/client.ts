import type { Row } from './row'

/** What only the shopper's own side knows: no answer, an unreadable one, a form, a failing removal, a line that has gone, a card that is not kept. */
export const clientCodes = {
  offline: [0, 'the browser is offline', 'again'],
  unreachable: [0, 'nobody answers', 'again'],
  timeout: [0, 'no answer in time', 'again'],
  html: [0, 'HTML in place of JSON', 'again'],
  'not-json': [0, 'an answer that is no JSON', 'again'],
  contract: [0, 'an answer that keeps no contract', 'again'],
  usage: [0, 'the page asked for what cannot be'],
  FE340: [0, "passwords don't match"],
  FE872: [0, 'password too short'],
  'remove-failed': [0, 'an item could not be removed', 'again'],
  'line-gone': [0, 'a line left the cart elsewhere before it could be changed'],
  'card-not-saved': [0, 'a card pays, but could not be kept', 'again'],
  'cart-empty': [0, 'the order cannot be completed: the cart is empty'],
  authentication: [0, "the bank did not confirm the shopper's card"],
  'script-failed': [0, 'The script failed to load', 'again'],
} as const satisfies Record<string, Row>
