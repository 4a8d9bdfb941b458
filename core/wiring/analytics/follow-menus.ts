import { sample } from 'effector'
import type { AnalyticsEvent } from '../../analytics/contracts'
import { tracked } from '../../analytics/model'
import { menuLinkPressed, sectionExpanded } from '../../content/menus'

// Which link of a menu is followed, and which part of it is opened on a small screen.

sample({
  clock: menuLinkPressed,
  fn: ({ from, ...link }): AnalyticsEvent => ({
    event: from === 'bar' ? 'top_nav_click' : 'mobile_menu_click',
    menu: link,
    ecommerce: { items: [] },
  }),
  target: tracked,
})

sample({
  clock: sectionExpanded,
  fn: ({ site, id, title }): AnalyticsEvent => ({
    event: 'mobile_menu_expand',
    menu: { site, id, title },
    ecommerce: { items: [] },
  }),
  target: tracked,
})
