import { createEvent, sample } from 'effector'
import { usageError } from '../../errors/shop-error'
import { tokenForgotten } from '../../http/token'
import { settleFx } from '../command'
import { $basketId, $cart, $isShoppersCart, $newest, $flashes, cartForgotten, saveLastSeenFx } from '../model'
import { $isPaused, $outage, $queue, writeFx } from '../queue'

/** Somebody has left, and what waits was theirs: the next person's cart gets none of it. */
export const waitingLeft = createEvent()

const ends = [cartForgotten, tokenForgotten]

$cart.reset(ends)
$newest.reset(ends)
$basketId.reset(ends)
$flashes.reset(ends)

const cartEnded = sample({ clock: cartForgotten, filter: $isShoppersCart })

sample({ clock: [cartEnded, tokenForgotten], fn: () => null, target: saveLastSeenFx })

/** Running operations still get their answer. */
const writesDropped = sample({
  clock: [cartForgotten, waitingLeft],
  source: { queue: $queue, isRunning: writeFx.pending },
  fn: ({ queue, isRunning }) => queue.slice(Number(isRunning)),
})

$queue.reset(writesDropped)
$isPaused.reset(writesDropped)
$outage.reset(writesDropped)

sample({
  clock: writesDropped,
  fn: dropped => ({
    tickets: dropped.flatMap(({ tickets }) => tickets),
    error: usageError('BSK404', 'Expected the cart to change, but it was bought, or its shopper has left.'),
  }),
  target: settleFx,
})
