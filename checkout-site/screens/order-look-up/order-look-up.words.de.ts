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
  another: 'Andere Bestellung suchen',
  account: 'Haben Sie ein Konto?',
  signIn: 'Melden Sie sich an, um die Bestellung zu sehen',
  notOwn: number =>
    `Die Bestellung ${number} gehört nicht zu Ihrem Konto. Mit der E-Mail-Adresse, mit der sie aufgegeben wurde, sehen Sie sie hier.`,
}
