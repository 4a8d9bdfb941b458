import { sample } from 'effector'
import { cartForgotten } from '../../cart'
import { namedOrderSeen, orderPlaced } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { tellTabsFx } from '../../runtime/tabs'

sample({ clock: orderPlaced, fn: () => {}, target: [cartForgotten, draftsDropped] })

// One thing that was bought at once leaves the cart, and what was typed for it.
sample({
  clock: namedOrderSeen,
  filter: ({ context }) => context !== 'product',
  fn: () => {},
  target: draftsDropped,
})

sample({
  clock: orderPlaced,
  fn: ({ basketId }) => ({ about: 'order', basketId: basketId ?? '' }) as const,
  target: tellTabsFx,
})
