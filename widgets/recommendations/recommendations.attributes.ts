import { flag, text } from '../host/attributes'

export const attributes = {
  for: text('Id of the product that they are for. Without one they are what is popular in the shop.'),
  kind: text('`similar`, `goes-with` or `popular`; otherwise `similar` with a product and `popular` without one.'),
  cards: text('How many cards a wide row shows: `3`, `5`, `6`, or `search-hub` for small ones.', '5'),
  stacked: flag('An upsell: three products below each other, without a carousel.'),
  heading: text('The title; otherwise one for the kind, in the shopper’s language.'),
}
