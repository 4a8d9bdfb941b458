import { text } from '../host/attributes'

export const attributes = {
  product: text('The product’s id.'),
  heading: text('The title; otherwise one in the shopper’s language.'),
}
