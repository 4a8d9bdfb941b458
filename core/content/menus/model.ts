import { sample } from 'effector'
import { requestFx } from '../../http/request'
import { pageMovesWatched } from '../../runtime/page-moves'
import { ofSite } from '../of-site'
import { Menu } from './contracts'
import { menuEndpoints } from './endpoints'

/** By site. `menuWanted`: a place on the page shows the menu of this site, or asks for it once more after an error. */
export const { wanted: menuWanted, $entries: $menus } = ofSite(requestFx(menuEndpoints.readMenu), Menu, 'till-menu')

// A link is marked that leads to the page.
sample({ clock: menuWanted, fn: () => {}, target: pageMovesWatched })
