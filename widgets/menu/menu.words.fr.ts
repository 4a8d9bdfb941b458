import type { MenuWords } from './menu.words'

export const words: MenuWords = {
  shop: 'Boutique',
  menu: 'Menu',
  more: 'Plus',
  shopAll: title => `Tout voir\u202f: ${title}`,
  loading: 'Chargement',
  failed: 'Le menu n’a pas pu être chargé.',
  retry: 'Réessayer',
  newTab: '(ouvre un nouvel onglet)',
}
