import { text } from '../host/attributes'

export const attributes = {
  product: text('The product’s id.'),
  name: text('What the product is called: part of the button’s name for those who do not see it.'),
}
