import { createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { complain } from '../../runtime/complain'
import type { Footer } from './contracts'
import { footerEndpoints } from './endpoints'

export interface FooterEntry {
  readonly footer: Footer | null
  /** Also while it is asked for once more. */
  readonly error: ShopError | null
  readonly isPending: boolean
}

/** A place on the page shows the footer of this site, or asks for it once more after an error. */
export const footerWanted = createEvent<string>()

const readFooterFx = requestFx(footerEndpoints.readFooter)

const complainFx = createEffect(() =>
  complain('Expected <till-footer> with a site, as in site="my-site", got none; it shows what the page put into it.'),
)

export const $footers = createStore<Readonly<Record<string, FooterEntry>>>({})
  .on(readFooterFx, (footers, { params: { siteId } }) => ({
    ...footers,
    [siteId]: { footer: null, error: footers[siteId]?.error ?? null, isPending: true },
  }))
  .on(readFooterFx.done, (footers, { params, result }) => ({
    ...footers,
    [params.params.siteId]: { footer: result, error: null, isPending: false },
  }))
  .on(readFooterFx.fail, (footers, { params, error }) => ({
    ...footers,
    [params.params.siteId]: { footer: null, error, isPending: false },
  }))

sample({
  clock: footerWanted,
  source: $footers,
  filter: (footers, site) =>
    site !== '' && (!footers[site] || (footers[site].error !== null && !footers[site].isPending)),
  fn: (_footers, siteId) => ({ params: { mode: 'live', siteId } }),
  target: readFooterFx,
})

sample({ clock: footerWanted, filter: site => site === '', fn: () => {}, target: complainFx })
