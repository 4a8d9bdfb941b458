import type { GiftWords } from './gift-dialog.words'

export const words: GiftWords = {
  gift: 'Geschenkoption',
  giftMore: 'Wir senden Ihre Worte per E-Mail. Ihre Bestellung bleibt, wie sie ist.',
  giftCardMore: 'Wir senden die Geschenkkarte mit Ihren Worten an diese Adresse.',
  close: 'Schließen',
  to: 'Für',
  email: 'E-Mail-Adresse',
  message: 'Nachricht',
  left: count => `Höchstens ${count} Zeichen`,
  keep: 'Geschenkoption speichern',
  keeping: 'Wird gespeichert',
  takeOff: 'Geschenkoption entfernen',
}
