import { flag, text } from '../host/attributes'

export const attributes = {
  context: text('What is bought: `product`, one thing at once; `cart`, the shopper’s cart.', 'cart'),
  product: text('With `product`: id of the product.'),
  upc: text('With `product`: the variant; the buttons wait until there is one.'),
  amount: text('With `product`: its price in major units, as the wallet shows it until the service has counted.'),
  currency: text('With `product`: the price’s currency.'),
  digital: flag('With `product`: nothing is shipped.'),
  keepRoom: flag('Keeps the buttons’ room, 48 px, also where no wallet can pay.'),
}
