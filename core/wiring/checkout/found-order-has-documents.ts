import { sample } from 'effector'
import { $foundBy, foundOrderCancelled, foundOrderChanged, foundOrderShown } from '../../checkout/look-up'
import { $named, orderChanged, orderNamed } from '../../purchases/order'
import { postToTabsFx } from '../../runtime/tabs'
import '../profile/order-follows-other-tabs'

// This comes with the view of an order that may have been found before.
sample({ clock: [$foundBy, foundOrderShown], source: $foundBy, target: orderNamed })

sample({
  clock: orderChanged,
  source: $named,
  filter: named => named?.email !== undefined,
  fn: () => {},
  target: foundOrderChanged,
})

sample({ clock: foundOrderCancelled, fn: () => ({ about: 'cancellation' }) as const, target: postToTabsFx })
