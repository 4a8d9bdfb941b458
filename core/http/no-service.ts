import { attach, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { logError } from '../runtime/log-error'
import { $config } from '../site/config'
import { sendFx } from './send'

// A wrong data-api and a service that is down look alike to a shopper. The page's developer is told where it was looked for.

const serviceMissed = sendFx.failData.filterMap(thrown => {
  const error = asShopError(thrown)
  return isNoService(error) ? error.kind : undefined
})

const logErrorFx = attach({
  source: $config,
  effect: ({ api }, kind: ShopError['kind']) =>
    logError(`Expected the shop’s service at ${api}, got ${kind === 'network' ? 'no answer' : 'something else'}.`),
})

sample({ clock: serviceMissed, target: logErrorFx })

/** An answer that breaks its contract is reported to the service itself. */
function isNoService({ kind, code }: ShopError): boolean {
  return (kind === 'network' && code !== 'offline') || (kind === 'contract' && code !== 'contract')
}
