import { sample } from 'effector'
import { cartForgotten } from '../../cart'
import { orderPlaced } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { tellTabsFx } from '../../runtime/tabs'

sample({ clock: orderPlaced, fn: () => {}, target: [cartForgotten, draftsDropped] })

sample({
  clock: orderPlaced,
  fn: ({ basketId }) => ({ about: 'order', basketId: basketId ?? '' }) as const,
  target: tellTabsFx,
})
