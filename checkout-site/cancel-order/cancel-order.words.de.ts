import type { CancelOrderWords } from './cancel-order.words'

export const words: CancelOrderWords = {
  cancel: 'Bestellung stornieren',
  title: 'Diese Bestellung stornieren?',
  text: sum =>
    `Nichts wird verschickt, und ${sum} gehen zurück, wie Sie bezahlt haben. Das lässt sich nicht rückgängig machen.`,
  keep: 'Bestellung behalten',
  cancelling: 'Wird storniert',
  close: 'Schließen',
  cancelled:
    'Nichts wird verschickt. Was Sie bezahlt haben, geht denselben Weg zurück, Geschenkkarten, Punkte und Guthaben sofort.',
  refused: {
    shipped: 'Diese Bestellung ist schon unterwegs. Schicken Sie zurück, was Sie nicht behalten möchten.',
    'gift-card-used':
      'Eine Geschenkkarte dieser Bestellung wurde schon eingelöst. Deshalb lässt sich die Bestellung nicht mehr stornieren.',
    other: 'Diese Bestellung lässt sich gerade nicht stornieren.',
  },
}
