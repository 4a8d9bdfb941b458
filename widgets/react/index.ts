import type { EventName } from '@lit-labs/react'
import { attributes as miniCart } from '../mini-cart/mini-cart.attributes'
import { attributes as quickShop } from '../quick-shop/quick-shop.attributes'
import { wrap } from './wrap'

type Named = CustomEvent<{ name: string }>

const dialogs = { onOpen: 'till:open' as EventName<Named>, onClose: 'till:close' as EventName<Named> }

/** The bag: `<till-mini-cart>`. */
export const MiniCart = wrap('till-mini-cart', miniCart, {
  ...dialogs,
  /** Checkout was pressed; prevent its default to keep the shopper on your own way. */
  onCheckout: 'till:checkout' as EventName<CustomEvent<{ basketId: string }>>,
})

/** A product in a panel: `<till-quick-shop>`. */
export const QuickShop = wrap('till-quick-shop', quickShop, dialogs)
