import { combine } from 'effector'
import { $areSentencesComing } from '../errors/sentences'
import { $cart, $flashes } from './model'

/** Empty until the words have loaded. */
export const $notifications = combine($flashes, $cart, $areSentencesComing, (told, cart, areSentencesComing) =>
  areSentencesComing ? [] : [...told, ...(cart?.customerNotifications ?? [])],
)
