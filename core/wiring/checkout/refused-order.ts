import { sample } from 'effector'
import { cartWanted } from '../../cart'
import { $isEmpty, $refusal, challengeFailed, placementRefused } from '../../checkout'
import { sentencesWanted } from '../../errors/sentences'
import { toastShown } from '../../notices'

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

// Signed in, the shopper finds the order or their cart.
sample({
  clock: challengeFailed,
  filter: ({ ending }) => ending === 'unknown',
  fn: () => ({ code: 'AUT404', message: '', details: {}, tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

// Another device emptied the cart, so no step can show the notice.
sample({
  clock: $isEmpty,
  source: $refusal,
  filter: (refusal, isEmpty) => isEmpty && refusal !== null && refusal.reaction !== 'lasting-toast',
  fn: () => ({ code: 'cart-empty', message: '', tone: 'danger' as const, isLasting: true }),
  target: toastShown,
})

// No call has failed, so the error messages are requested here.
sample({ clock: [placementRefused, challengeFailed], fn: () => {}, target: sentencesWanted })
