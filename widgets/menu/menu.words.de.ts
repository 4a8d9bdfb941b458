import type { MenuWords } from './menu.words'

export const words: MenuWords = {
  shop: 'Shop',
  menu: 'Menü',
  more: 'Mehr',
  shopAll: title => `Alles ansehen: ${title}`,
  loading: 'Wird geladen',
  failed: 'Das Menü konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  newTab: '(öffnet einen neuen Tab)',
}
