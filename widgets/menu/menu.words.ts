import { defineWords } from '../../core/site/words'

const english = {
  shop: 'Shop',
  menu: 'Menu',
  more: 'More',
  shopAll: (title: string) => `See all of ${title}`,
  loading: 'Loading',
  failed: 'The menu could not be loaded.',
  retry: 'Try again',
  newTab: '(opens in a new tab)',
}

export type MenuWords = typeof english

export const { $words } = defineWords<MenuWords>(english, {
  fr: () => import('./menu.words.fr'),
  de: () => import('./menu.words.de'),
  ja: () => import('./menu.words.ja'),
  ar: () => import('./menu.words.ar'),
})
