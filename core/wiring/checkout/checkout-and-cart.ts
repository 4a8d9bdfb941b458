import { combine, createEvent, sample } from 'effector'
import { $basketId, $staleness, cartAnswered, cartWanted } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import { cartMoved, refreshFx } from '../../cart/upkeep'
import * as checkout from '../../checkout'
import { holdTokenFx } from '../../http/hold-token'
import { $tokenError } from '../../http/token-error'
import { $config } from '../../runtime/started'
import { $session } from '../../session'
import { $arrival, ownerRequested } from '../../session/arrival'

export const loadAgain = createEvent()

/** The cart's page or a step of checkout is opened. */
export const cartShown = createEvent()

/** Also true for an empty cart. */
export const $isCartKnown = combine(
  $config,
  $wholeCart,
  $basketId,
  $arrival,
  (config, cart, basketId, arrival) =>
    cart !== null || (config.key !== '' && arrival !== 'pending' && basketId === null),
)

export const $loadError = combine($staleness, $tokenError, (staleness, tokenError) => staleness ?? tokenError)

export const $isLoadingAgain = combine(
  refreshFx.pending,
  holdTokenFx.pending,
  (isReading, isAsking) => isReading || isAsking,
)

export const $isHandoffLost = $arrival.map(arrival => arrival === 'refused')

sample({
  clock: [$isCartKnown, $wholeCart],
  source: { cart: $wholeCart, isKnown: $isCartKnown },
  filter: ({ isKnown }) => isKnown,
  fn: ({ cart }) => cart,
  target: checkout.cartSeen,
})

sample({ clock: checkout.cartAnswered, target: cartAnswered })

sample({ clock: checkout.cartGivenBack, filter: Boolean, target: cartMoved })

sample({ clock: checkout.cartGivenBack, filter: basketId => basketId === null, fn: () => {}, target: cartWanted })

sample({
  clock: cartShown,
  source: { basketId: $basketId, session: $session, arrival: $arrival },
  filter: ({ basketId, session, arrival }) => basketId === null && session === null && arrival === 'none',
  fn: () => {},
  target: ownerRequested,
})

sample({
  clock: loadAgain,
  source: $arrival,
  filter: arrival => arrival !== 'pending',
  fn: () => {},
  target: cartWanted,
})

sample({
  clock: loadAgain,
  source: $arrival,
  filter: arrival => arrival === 'pending',
  fn: () => ({ withCart: true }),
  target: holdTokenFx,
})
