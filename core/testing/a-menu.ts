import type { Menu, MenuItem } from '../content/menus/contracts'

const link = (id: string, title: string) => ({ id, title, target: { url: `/en-us/c/${id}` } })
const picture = { url: '/media/scene-coast.svg', alt: '', width: 800, height: 560 }

/** A category with two columns, pictures and a banner. */
export function aMenuItem(more: Partial<MenuItem> = {}): MenuItem {
  return {
    ...link('run', 'Run'),
    columns: [
      {
        id: 'ground',
        title: 'By ground',
        children: [link('road', 'Road'), link('trail', 'Trail'), link('track', 'Track')],
      },
      { id: 'purpose', title: 'By purpose', children: [link('race', 'Race day'), link('rest', 'Recovery')] },
    ],
    visualSelectorsTitle: 'Where do you run?',
    visualSelectors: [
      { ...link('coast', 'Coast'), picture },
      { ...link('hills', 'Hills'), picture: { ...picture, url: '/media/scene-trail.svg' } },
      { ...link('oval', 'Oval'), picture: { ...picture, url: '/media/scene-track.svg' } },
    ],
    menuBanner: {
      title: 'Fellside is here',
      text: 'Our first shoe for wet rock',
      picture: { ...picture, url: '/media/scene-trail.svg' },
      target: { url: '/en-us/p/fellside' },
    },
    ...more,
  }
}

export const apparel: MenuItem = {
  ...link('apparel', 'Apparel'),
  columns: [{ id: 'wear', title: 'What to wear', children: [link('tops', 'Tops'), link('jackets', 'Jackets')] }],
}

export const gifts: MenuItem = { ...link('gifts', 'Gift cards'), columns: [] }

/** A menu of three categories, of which the last one is a link alone. */
export function aMenu(more: Partial<Menu> = {}): Menu {
  return {
    siteId: 'northlane',
    key: 'main',
    language: 'en',
    modified: '2026-10-01T08:00:00.000Z',
    items: [aMenuItem(), apparel, gifts],
    secondary: [
      { id: 'order', title: 'Find an order', target: { url: 'https://shop.test/en-us/order' } },
      {
        id: 'returns',
        title: 'Returns',
        target: { url: 'https://shop.test/en-us/returns', targetAttribute: '_blank' },
      },
    ],
    ...more,
  }
}
