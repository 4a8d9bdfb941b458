import { attach, createEffect, type Effect, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { logError } from '../runtime/log-error'
import { readByKey } from './read-by-key'

type Asked = { params: { mode: string; siteId: string } }

/** What a site has one of, such as its menu; `tag` is the element that shows it. */
export function ofSite<Value>(readFx: Effect<Asked, Value, ShopError>, tag: string) {
  const logErrorFx = createEffect(() =>
    logError(`Expected <${tag}> with a site, as in site="my-site", got none; it shows what the page put into it.`),
  )
  const { wanted, $entries } = readByKey<Value>(
    attach({ effect: readFx, mapParams: (siteId: string) => ({ params: { mode: 'live', siteId } }) }),
  )
  sample({ clock: wanted, filter: site => site === '', fn: () => {}, target: logErrorFx })
  return { wanted, $entries }
}
