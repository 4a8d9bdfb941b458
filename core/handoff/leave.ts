import { createEvent, sample } from 'effector'
import { asShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { goToFx } from '../runtime/go-to'
import { pageReturned } from '../runtime/page-events'
import { $config } from '../site/config'
import { endpoints } from '../session/endpoints'
import { $isLeaving, $leavingError } from './pressed'

/** The cart is as the shopper wants it, and can be taken along. Wired to the cart. */
export const cartReady = createEvent<{ basketId: string }>()

const createHandoffFx = requestFx(endpoints.createHandoff)

$isLeaving.reset(createHandoffFx.fail, pageReturned)

$leavingError.on(createHandoffFx.failData, (_current, error) => asShopError(error))

sample({ clock: cartReady, fn: body => ({ body }), target: createHandoffFx })

// The code stands behind the #: no server, log or referrer sees it.
sample({
  clock: createHandoffFx.doneData,
  source: $config,
  fn: ({ checkout, locale }, { handoff }) =>
    `${checkout}/${locale.toLowerCase()}/checkout#handoff=${encodeURIComponent(handoff)}`,
  target: goToFx,
})
