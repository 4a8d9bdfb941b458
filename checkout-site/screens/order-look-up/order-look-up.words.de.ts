import type { OrderLookUpWords } from './order-look-up.words'

export const words: OrderLookUpWords = {
  title: 'Bestellung suchen',
  lead: 'Geben Sie die Nummer aus Ihrer Bestätigung und die E-Mail-Adresse Ihrer Bestellung ein.',
  number: 'Bestellnummer',
  numberHint: '12 Ziffern, wie in Ihrer Bestätigung',
  email: 'E-Mail',
  submit: 'Suchen',
  looking: 'Wird gesucht',
  order: number => `Bestellung ${number}`,
  placedOn: day => `Bestellt am ${day}`,
  status: {
    pending: 'Wartet auf Ihre Bank',
    placed: 'Wird gepackt',
    shipped: 'Unterwegs',
    delivered: 'Zugestellt',
    cancelled: 'Storniert',
    void: 'Nicht bestellt',
  },
  another: 'Andere Bestellung suchen',
  cancel: 'Bestellung stornieren',
}
