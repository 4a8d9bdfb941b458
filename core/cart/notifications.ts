import { combine } from 'effector'
import { $areSentencesComing } from '../errors/sentences'
import { $cart, $flashes } from './model'

/** Flash messages and customer notifications, once their words are there. */
export const $notifications = combine($flashes, $cart, $areSentencesComing, (told, cart, areSentencesComing) =>
  areSentencesComing ? [] : [...told, ...(cart?.customerNotifications ?? [])],
)
