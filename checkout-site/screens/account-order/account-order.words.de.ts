import type { AccountOrderWords } from './account-order.words'

export const words: AccountOrderWords = {
  all: 'Alle Bestellungen',
  placed: (day, sum) => `Bestellt am ${day}, ${sum}`,
  items: 'In dieser Bestellung',
  failed: 'Diese Bestellung konnte nicht geladen werden',
}
