import { sample } from 'effector'
import { $foundBy, foundOrderCancelled, foundOrderChanged } from '../../checkout/look-up'
import { $named, orderChanged, orderNamed } from '../../purchases'
import { tellTabsFx } from '../../runtime/tabs'
import '../profile/order-follows-other-tabs'

sample({ clock: $foundBy, target: orderNamed })

sample({
  clock: orderChanged,
  source: $named,
  filter: named => named?.email !== undefined,
  fn: () => {},
  target: foundOrderChanged,
})

sample({ clock: foundOrderCancelled, fn: () => ({ about: 'cancellation' }) as const, target: tellTabsFx })
