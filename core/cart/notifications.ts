import { combine } from 'effector'
import { $areSentencesComing } from '../errors/sentences'
import { $cart, $flashes } from './model'

/** Empty until the words have loaded. */
export const $notifications = combine($flashes, $cart, $areSentencesComing, (flashes, cart, areSentencesComing) =>
  areSentencesComing ? [] : [...flashes, ...(cart?.customerNotifications ?? [])],
)
