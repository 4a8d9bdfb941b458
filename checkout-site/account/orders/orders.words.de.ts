import type { OrdersWords } from './orders.words'

export const words: OrdersWords = {
  title: 'Bestellungen',
  order: number => `Bestellung ${number}`,
  status: {
    pending: 'Wartet auf Ihre Bank',
    placed: 'Aufgegeben',
    packed: 'Verpackt',
    shipped: 'Unterwegs',
    delivered: 'Zugestellt',
    returned: 'Zurück bei uns',
    refunded: 'Erstattet',
    cancelled: 'Storniert',
    void: 'Nicht bestellt',
  },
  emptyTitle: 'Noch keine Bestellungen',
  emptyText: 'Was Sie mit diesem Konto bestellen, erscheint hier, mit Sendung und Rechnung.',
  failedTitle: 'Ihre Bestellungen konnten nicht geladen werden',
  noPageTitle: 'Diese Seite gibt es nicht',
  noPageText: 'Ihre Bestellungen enden vorher.',
  firstPage: 'Zur ersten Seite',
  pages: 'Seiten der Bestellungen',
  page: page => `Seite ${page}`,
  older: 'Ältere',
  newer: 'Neuere',
  refunded: sum => `${sum} erstattet`,
  more: count => `und ${count} weitere`,
}
