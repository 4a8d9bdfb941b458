import { sample } from 'effector'
import { $cart, cartAnswered, cartWanted } from '../../cart'
import * as inStore from '../../in-store'
import type { InStoreCart } from '../../in-store/contracts'

sample({
  clock: [$cart, inStore.inStoreShown],
  source: $cart,
  fn: cart => cart as InStoreCart | null,
  target: inStore.cartSeen,
})

sample({ clock: inStore.cartAnswered, target: cartAnswered })

sample({ clock: inStore.cartOutdated, target: cartWanted })
