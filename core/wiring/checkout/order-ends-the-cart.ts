import { sample } from 'effector'
import { cartForgotten } from '../../cart'
import { namedOrderSeen, orderPlaced } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { customerServed } from '../../in-store/served'
import { postToTabsFx } from '../../runtime/tabs'

sample({ clock: orderPlaced, fn: () => {}, target: [cartForgotten, draftsDropped] })

sample({ clock: [orderPlaced, namedOrderSeen], fn: () => {}, target: customerServed })

// A single item that was bought at once leaves the cart and what was typed as they are.
sample({
  clock: namedOrderSeen,
  filter: ({ context }) => context !== 'product',
  fn: () => {},
  target: draftsDropped,
})

sample({
  clock: orderPlaced,
  fn: ({ basketId }) => ({ about: 'order', basketId: basketId ?? '' }) as const,
  target: postToTabsFx,
})
