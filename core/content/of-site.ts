import { createEffect, type Effect, sample, scopeBind } from 'effector'
import type { Struct } from 'superstruct'
import type { ShopError } from '../errors/shop-error'
import { logError } from '../runtime/log-error'
import { readByKey } from './read-by-key'
import { validPart } from './valid-part'

type Read<Sent> = Effect<{ params: { mode: string; siteId: string } }, Sent, ShopError>

/** What a site has one of, such as its menu; `tag` is the element that shows it. */
export function ofSite<Sent, Value>(readFx: Read<Sent>, struct: Struct<Value, unknown>, tag: string) {
  const logErrorFx = createEffect(() =>
    logError(`Expected <${tag}> with a site, as in site="my-site", got none; it shows what the page put into it.`),
  )
  const { wanted, $entries } = readByKey(fittingFx(readFx, struct, tag))
  sample({ clock: wanted, filter: site => site === '', fn: () => {}, target: logErrorFx })
  return { wanted, $entries }
}

/** Reads a site's document and keeps what fits. The endpoint has checked the parts that it must have. */
export const fittingFx = <Sent, Value>(readFx: Read<Sent>, struct: Struct<Value, unknown>, tag: string) =>
  createEffect<string, Value, ShopError>(async siteId => {
    const sent = await scopeBind(readFx, { safe: true })({ params: { mode: 'live', siteId } })
    return validPart(sent, struct, `what <${tag}> shows`) as Value
  })
