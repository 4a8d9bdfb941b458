import { aMenu, aMenuItem, apparel, gifts } from '../../core/testing/a-menu'
import { refuse } from '../../core/testing/shop-for'
import type { Stories, Story } from '../testing/story'

const ASK = 'GET /live/caas/v1/canvas/menu/:siteId'
const html = '<till-menu site="northlane"></till-menu>'
const icon = { url: '/media/scene-track.svg', alt: '', width: 20, height: 20 }

const story = (more: Partial<Story> = {}, menu = aMenu()): Story => ({ html, answers: { [ASK]: menu }, ...more })

export const stories: Stories = {
  'as it comes': story(),
  'opened by a press alone': story({ html: '<till-menu site="northlane" open-on-click></till-menu>' }),
  'a sale, an icon, and both': story(
    {},
    aMenu({
      items: [
        { ...gifts, id: 'sale', title: 'Sale', menuStyle: 'sale' },
        { ...apparel, menuIcon: icon, titleVisibility: 'icon' },
        { ...gifts, menuIcon: icon, titleVisibility: 'title+icon' },
      ],
    }),
  ),
  'without a link to everything, and with words of its own for it': story(
    {},
    aMenu({
      items: [
        aMenuItem({ hideShopAll: { sm: true, md: true, lg: true } }),
        { ...apparel, overrideShopAll: 'All we sew' },
      ],
    }),
  ),
  'the links beside it': story({ html: '<till-menu site="northlane" secondary></till-menu>' }),
  'as a button and lists': story({
    html: '<till-menu site="northlane" bar-from="9999"><a href="/en-us">Northlane</a><a slot="end" href="/en-us/account">Your account</a></till-menu>',
  }),
  'as a list that opens': story({ html: '<till-menu site="northlane" secondary bar-from="9999"></till-menu>' }),
  'in a row that cuts off what is beyond it': story({
    html: '<div style="overflow: hidden; display: flex; height: 72px"><till-menu site="northlane"></till-menu></div>',
  }),
  'that could not be loaded': { html, answers: { [ASK]: refuse(503, 'GEN500') } },
  'that could not be loaded, with the page’s own': {
    html: '<till-menu site="northlane"><nav><a href="/en-us/c/run">Run</a></nav></till-menu>',
    answers: { [ASK]: refuse(503, 'GEN500') },
  },
}
