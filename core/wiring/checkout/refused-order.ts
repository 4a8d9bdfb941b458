import { sample } from 'effector'
import { cartWanted } from '../../cart'
import { $isEmpty, $refusal, placementRefused } from '../../checkout'
import { sentencesWanted } from '../../errors/sentences'
import { toastShown } from '../../notices'

// What an order was refused for is seen in the cart as it is now, and shown where its reaction says.

sample({
  clock: placementRefused,
  filter: ({ code }) => code !== 'total-changed',
  fn: () => {},
  target: cartWanted,
})

sample({
  clock: placementRefused,
  filter: ({ reaction }) => reaction === 'lasting-toast',
  fn: ({ code, message, details }) => ({ code, message, details, tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

// Another device emptied the cart: without goods there is no step left to hold the refusal's notice.
sample({
  clock: $isEmpty,
  source: $refusal,
  filter: (refusal, isEmpty) => isEmpty && refusal !== null && refusal.reaction !== 'lasting-toast',
  fn: () => ({ code: 'cart-empty', message: '', tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

// A refusal may be a flash of the checked cart, whose words came with no failing call.
sample({ clock: placementRefused, fn: () => {}, target: sentencesWanted })
