import type { AccountWarrantyWords } from './account-warranty.words'

export const words: AccountWarrantyWords = {
  title: 'Garantie',
  lead: 'Etwas ist zu früh kaputtgegangen? Sagen Sie uns, was es ist und was passiert ist. Wir antworten innerhalb von zwei Werktagen.',
  order: 'Bestellung',
  item: 'Produkt',
  choose: 'Wählen',
  what: 'Was ist passiert?',
  send: 'Meldung senden',
  sending: 'Wird gesendet',
  sentTitle: 'Wir haben Ihre Meldung',
  sentText: number => `Ihre Nummer ist ${number}. Wir schreiben Ihnen per E-Mail.`,
  another: 'Weitere Meldung',
  missing: 'Bitte ausfüllen',
  none: 'Die Garantie gilt für Bestellungen mit diesem Konto. Es gibt noch keine.',
}
