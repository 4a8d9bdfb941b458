import { combine } from 'effector'
import { $areSentencesComing } from '../errors/sentences'
import type { Flash } from '../shapes/flash'
import { $cart, $flashes } from './model'

/** Each once; empty until the words have loaded. */
export const $notifications = combine($flashes, $cart, $areSentencesComing, (flashes, cart, areSentencesComing) =>
  areSentencesComing ? [] : distinct([...flashes, ...(cart?.customerNotifications ?? [])]),
)

function distinct(notes: readonly Flash[]): readonly Flash[] {
  return [...new Map(notes.map(note => [JSON.stringify(note), note])).values()]
}
