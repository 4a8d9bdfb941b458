import { createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { complain } from '../../runtime/complain'
import { movesHeard } from '../../runtime/page-moves'
import type { Menu } from './contracts'
import { menuEndpoints } from './endpoints'

export interface MenuEntry {
  readonly menu: Menu | null
  /** Also while it is asked for once more. */
  readonly error: ShopError | null
  readonly isPending: boolean
}

/** A place on the page shows the menu of this site, or asks for it once more after an error. */
export const menuWanted = createEvent<string>()

const readMenuFx = requestFx(menuEndpoints.readMenu)

const complainFx = createEffect(() =>
  complain('Expected <till-menu> with a site, as in site="my-site", got none; it shows what the page put into it.'),
)

export const $menus = createStore<Readonly<Record<string, MenuEntry>>>({})
  .on(readMenuFx, (menus, { params: { siteId } }) => ({
    ...menus,
    [siteId]: { menu: null, error: menus[siteId]?.error ?? null, isPending: true },
  }))
  .on(readMenuFx.done, (menus, { params, result }) => ({
    ...menus,
    [params.params.siteId]: { menu: result, error: null, isPending: false },
  }))
  .on(readMenuFx.fail, (menus, { params, error }) => ({
    ...menus,
    [params.params.siteId]: { menu: null, error, isPending: false },
  }))

sample({
  clock: menuWanted,
  source: $menus,
  filter: (menus, site) => site !== '' && (!menus[site] || (menus[site].error !== null && !menus[site].isPending)),
  fn: (_menus, siteId) => ({ params: { mode: 'live', siteId } }),
  target: readMenuFx,
})

sample({ clock: menuWanted, filter: site => site === '', fn: () => {}, target: complainFx })

// A link is marked that leads to the page.
sample({ clock: menuWanted, fn: () => {}, target: movesHeard })
