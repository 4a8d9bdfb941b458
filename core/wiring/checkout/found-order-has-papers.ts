import { sample } from 'effector'
import { $foundBy, foundOrderChanged } from '../../checkout/look-up'
import { $named, orderChanged, orderNamed } from '../../purchases'

sample({ clock: $foundBy, target: orderNamed })

sample({
  clock: orderChanged,
  source: $named,
  filter: named => named?.email !== undefined,
  fn: () => {},
  target: foundOrderChanged,
})
