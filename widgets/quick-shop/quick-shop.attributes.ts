import { flag, text } from '../host/attributes'

export const attributes = {
  product: text('Id of the product: `TQ4407AB12`.'),
  context: text(
    'What the panel is for: `add`, or `update-cart-item` and `update-saved-item`, which change `item` in place.',
    'add',
  ),
  item: text('Id of the cart line, or of the saved item, that is updated.'),
  closeAfterAdd: flag('Closes the panel once the product is in the cart, also where there is no mini cart.'),
  noButton: flag('Shows no button: the panel is opened by `till.open` or `data-till-open` alone.'),
}
