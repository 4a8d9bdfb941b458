import { sample } from 'effector'
import { $count, cartForgotten, cartWanted } from '../../cart'
import { shopperLeft } from '../../cart/upkeep'
import { lookUpLeft, orderForgotten, saleKnown } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { tokenForgotten } from '../../http/token'
import { $selling, sellingCleared, sellingShown } from '../../in-store/selling'
import { bagSeen, saleEnded } from '../../in-store/ending'
import { customerServed } from '../../in-store/served'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { saleKnown as walletSaleKnown } from '../../wallets/paying/sale'
import { $isCartKnown } from './checkout-and-cart'

// An associate's order names the store and the associate; the end of their session ends the sale.

sample({
  clock: $selling,
  fn: selling =>
    selling && {
      storeId: selling.storeId,
      employeeId: selling.storeEmployeeId,
      ...(selling.customer ? { customerNo: selling.customer.customerNo } : {}),
    },
  target: [saleKnown, walletSaleKnown],
})

sample({ clock: tokenForgotten, target: sellingCleared })

sample({ clock: tabMessageReceived, filter: ({ about }) => about === 'order', fn: () => {}, target: customerServed })

sample({ clock: sellingShown, target: cartWanted })

sample({
  clock: [$count, $isCartKnown, sellingShown],
  source: { count: $count, isKnown: $isCartKnown },
  fn: ({ count, isKnown }) => (isKnown || count > 0 ? count : null),
  target: bagSeen,
})

sample({
  clock: saleEnded,
  target: [shopperLeft, cartForgotten, draftsDropped, orderForgotten, lookUpLeft],
})
