import { sample } from 'effector'
import { usageError } from '../../errors/shop-error'
import { tokenForgotten } from '../../http/token'
import { settleFx } from '../command'
import { $basketId, $cart, $isShoppersCart, $newest, $flashes, cartForgotten, saveLastSeenFx } from '../model'
import { $queue, writeFx } from '../queue'

const ends = [cartForgotten, tokenForgotten]

$cart.reset(ends)
$newest.reset(ends)
$basketId.reset(ends)
$flashes.reset(ends)

const cartEnded = sample({ clock: cartForgotten, filter: $isShoppersCart })

sample({ clock: [cartEnded, tokenForgotten], fn: () => null, target: saveLastSeenFx })

/** Running operations still get their answer. */
const writesDropped = sample({
  clock: cartForgotten,
  source: { queue: $queue, isRunning: writeFx.pending },
  fn: ({ queue, isRunning }) => queue.slice(Number(isRunning)),
})

$queue.reset(writesDropped)

sample({
  clock: writesDropped,
  fn: dropped => ({ tickets: dropped.flatMap(({ tickets }) => tickets), error: usageError('BSK404', '') }),
  target: settleFx,
})
