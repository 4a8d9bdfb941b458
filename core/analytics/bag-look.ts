import { createEvent, createStore, sample } from 'effector'
import type { HostCart } from '../shapes/host-cart'

/** The cart of an open bag, at its opening and after each change. */
export const bagShown = createEvent<HostCart>()

export const bagClosed = createEvent()

/** Since the bag was opened; it may open before its cart is read. */
const $isSeen = createStore(false).reset(bagClosed)

/** Once an opening. */
export const bagSeen = sample({
  clock: bagShown,
  source: $isSeen,
  filter: isSeen => !isSeen,
  fn: (_seen, cart) => cart,
})

$isSeen.on(bagSeen, () => true)
