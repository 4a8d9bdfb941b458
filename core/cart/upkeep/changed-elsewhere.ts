import { attach, createEffect, createEvent, sample } from 'effector'
import { lateLoaded } from '../../runtime/late'
import { $isShown, pageReturned } from '../../runtime/page-events'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { cartStoredElsewhere } from '../../runtime/tabs'
import { $config } from '../../site/config'
import { type LastSeen, loadLastSeen } from '../last-seen'
import { $basketId, $cart, $isApart, $newest, shopperLeft } from '../model'
import { $queue } from '../queue'
import { cartWanted } from '../reading'

// Another tab has changed the cart, or the shopper comes back to this page.

/** Requests within this time lead to one read. */
const READ_DELAY_MS = 300

const cartSeenElsewhere = createEvent<LastSeen>()

const readStoredFx = attach({ source: $config, effect: ({ key }) => loadLastSeen(key) })

// Takes in what another tab stored before this one could listen.
sample({ clock: [cartStoredElsewhere, lateLoaded], target: readStoredFx })

/** Another tab dropped the cart that this page knows from storage alone: it was bought, or whoever was here has left. */
const droppedElsewhere = sample({
  clock: readStoredFx.doneData,
  source: { cart: $cart, newest: $newest, isApart: $isApart },
  filter: ({ cart, newest, isApart }, seen) => !isApart && !seen && !cart && newest !== null,
  fn: () => {},
})

$newest.reset(droppedElsewhere)
$basketId.reset(droppedElsewhere)

sample({ clock: droppedElsewhere, target: shopperLeft })

// Two tabs in different languages store one cart differently: each would take the other's words for a change, forever.
const storedElsewhere = sample({
  clock: readStoredFx.doneData,
  source: { newest: $newest, isApart: $isApart },
  filter: ({ newest, isApart }, seen) => !isApart && comparablePart(newest) !== comparablePart(seen),
  fn: (_source, seen) => seen,
})

const waitFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, READ_DELAY_MS)))

sample({
  clock: [tabMessageReceived, storedElsewhere, pageReturned],
  source: { isWaiting: waitFx.pending, isShown: $isShown },
  filter: ({ isWaiting, isShown }) => isShown && !isWaiting,
  target: waitFx,
})

sample({ clock: waitFx.done, target: cartWanted })

// Shown at once, and read from the service a moment later.
sample({
  clock: storedElsewhere,
  source: $queue,
  filter: (queue, seen) => seen !== null && queue.length === 0,
  fn: (_queue, seen) => seen as NonNullable<typeof seen>,
  target: cartSeenElsewhere,
})

$newest.on(cartSeenElsewhere, (_current, seen) => seen)

$basketId.on(cartSeenElsewhere, (_current, seen) => seen.basketId)

/** The parts that are the same in every language and country: no words, and no totals, whose tax is shown differently. */
function comparablePart(seen: LastSeen | null): string {
  const lines = seen?.lines.map(({ id, upc, qty, price, unavailable }) => [id, upc, qty, price, unavailable])
  return JSON.stringify([seen?.basketId, lines])
}
