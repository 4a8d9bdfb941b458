import { createStore, sample } from 'effector'
import { lateLoaded } from '../../runtime/late'
import type { HostCart } from '../../shapes/host-cart'
import { $cart, cartAnswered, cartForgotten } from '../model'
import { isOlder, withFlashOf } from '../older'

const $newest = createStore<HostCart | null>(null)
  .on(cartAnswered, (known, answer) => (isOlder(answer, known) ? known : answer))
  .reset(cartForgotten)

// An answer that a newer one has overtaken does not take its place, whichever call brought it.
sample({
  clock: cartAnswered,
  source: $newest,
  filter: (newest, answer) => isOlder(answer, newest) === true,
  fn: (newest, answer) => withFlashOf(newest as HostCart, answer),
  target: cartAnswered,
})

sample({ clock: lateLoaded, source: $cart, target: $newest })
