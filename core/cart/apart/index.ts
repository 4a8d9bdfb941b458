import { attach, createEvent, sample } from 'effector'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { handoffInAddress } from '../../runtime/handoff-address'
import { dropFromTab, saveInTab, loadFromTab } from '../../runtime/tab-storage'
import type { HostCart } from '../../shapes/host-cart'
import { $config } from '../../site/config'
import { type LastSeen, lastSeenOf, loadLastSeen } from '../last-seen'
import {
  $basketId,
  $cart,
  $isApart,
  $items,
  $newest,
  cartAnswered,
  cartForgotten,
  saveLastSeenFx,
  readLastSeenFx,
} from '../model'

// A tab may pay for a basket that is not the shopper's cart. Until it is bought or left, it is this tab's cart, and the
// browser keeps the shopper's own one untouched.

/** The tab goes on with this basket. */
export const wentApart = createEvent<HostCart>()

/** The tab goes on with the shopper's cart. */
export const basketLeft = createEvent()

/** The shopper's cart is wanted, whatever the tab paid for. */
export const bagWanted = createEvent()

const NAME = 'apart'

const saveFx = attach({
  source: $config,
  effect: ({ key }, seen: LastSeen) => saveInTab(key, NAME, 1, seen),
})

const dropFx = attach({
  source: $config,
  effect({ key }) {
    dropFromTab(key, NAME)
    return key
  },
})

// A page that hands over its bag wants that one paid for.
readLastSeenFx.use(key => {
  if (handoffInAddress()) dropFromTab(key, NAME)
  const stored = loadFromTab<LastSeen>(key, NAME, 1)
  return stored ? { ...stored, isApart: true } : loadLastSeen(key)
})

$isApart.on(wentApart, () => true)

sample({ clock: wentApart, target: cartAnswered })

sample({ clock: cartAnswered, filter: $isApart, fn: lastSeenOf, target: saveFx })

// A sign-in may bring another bag, which this tab shows later, and other tabs at once.
sample({
  clock: tokenReceived,
  source: $isApart,
  filter: (isApart, { answer }) => isApart && Boolean(answer.cart),
  fn: (_isApart, { answer }) => lastSeenOf(answer.cart as HostCart),
  target: saveLastSeenFx,
})

/** The name of what the tab no longer pays for, though it was not bought. */
export const purchaseLeft = sample({
  clock: bagWanted,
  source: { isApart: $isApart, items: $items },
  filter: ({ isApart, items }) => isApart && items.length > 0,
  fn: ({ items }) => items[0]?.name ?? '',
})

sample({ clock: bagWanted, target: basketLeft })

sample({ clock: basketLeft, filter: $isApart, target: cartForgotten })

sample({ clock: cartForgotten, filter: $isApart, target: dropFx })

// Also of what was read again meanwhile, where a sign-out ends the session first.
$cart.reset(dropFx.done)
$newest.reset(dropFx.done)
$basketId.reset(dropFx.done)

sample({ clock: dropFx.doneData, target: readLastSeenFx })

// Where only the session has ended, the shopper may sign in again and go on.
sample({
  clock: tokenForgotten,
  source: $config,
  filter: $isApart,
  fn: ({ key }) => key,
  target: readLastSeenFx,
})
