import type { AccountOrderWords } from './account-order.words'

export const words: AccountOrderWords = {
  all: 'Toutes les commandes',
  placed: (day, sum) => `Passée le ${day}, ${sum}`,
  items: 'Dans cette commande',
  failed: 'Impossible de charger cette commande',
}
