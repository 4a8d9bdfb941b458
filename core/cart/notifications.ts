import { combine } from 'effector'
import { $areSentencesComing } from '../errors/sentences'
import { $cart, $flashes } from './model'

/**
 * What is told beside the cart itself: the last flash messages, and the customer notifications of the cart as it is now;
 * in the shopper's language, for which they wait.
 */
export const $notifications = combine($flashes, $cart, $areSentencesComing, (told, cart, areSentencesComing) =>
  areSentencesComing ? [] : [...told, ...(cart?.customerNotifications ?? [])],
)
