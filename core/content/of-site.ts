import { createEffect, createEvent, createStore, type Effect, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { complain } from '../runtime/complain'
import { cameOnline } from '../runtime/page-events'

/** What a site has one of, such as its menu, as far as it has been read. */
export interface SiteEntry<Value> {
  readonly value: Value | null
  /** Also while it is asked for once more. */
  readonly error: ShopError | null
  readonly isPending: boolean
}

type Asked = { params: { mode: string; siteId: string } }

/** Reads once for each site, and again after an error where a place wants it or the connection is back; `tag` is the element that shows it. */
export function ofSite<Value>(readFx: Effect<Asked, Value, ShopError>, tag: string) {
  type Entries = Readonly<Record<string, SiteEntry<Value>>>
  const wanted = createEvent<string>()
  const complainFx = createEffect(() =>
    complain(`Expected <${tag}> with a site, as in site="my-site", got none; it shows what the page put into it.`),
  )
  const $entries = createStore<Entries>({})
    .on(readFx, (entries, { params: { siteId } }) => ({
      ...entries,
      [siteId]: { value: null, error: entries[siteId]?.error ?? null, isPending: true },
    }))
    .on(readFx.done, (entries, { params: { params }, result }) => ({
      ...entries,
      [params.siteId]: { value: result, error: null, isPending: false },
    }))
    .on(readFx.fail, (entries, { params: { params }, error }) => ({
      ...entries,
      [params.siteId]: { value: null, error, isPending: false },
    }))

  sample({
    clock: wanted,
    source: $entries,
    filter: (entries, site) =>
      site !== '' && (!entries[site] || (entries[site].error !== null && !entries[site].isPending)),
    fn: (_entries, siteId) => ({ params: { mode: 'live', siteId } }),
    target: readFx,
  })

  // One after the other: what was read is no longer offline.
  sample({
    clock: [cameOnline, readFx.done],
    source: $entries,
    filter: entries => offlineIn(entries) !== undefined,
    fn: entries => offlineIn(entries) ?? '',
    target: wanted,
  })

  sample({ clock: wanted, filter: site => site === '', fn: () => {}, target: complainFx })
  return { wanted, $entries }
}

const offlineIn = (entries: Readonly<Record<string, SiteEntry<unknown>>>): string | undefined =>
  Object.keys(entries).find(site => entries[site]?.error?.kind === 'network')
