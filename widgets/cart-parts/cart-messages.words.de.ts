import type { CartMessagesWords } from './cart-messages.words'

export const words: CartMessagesWords = {
  hide: what => `Ausblenden: ${what}`,

  gone: 'Nicht mehr verfügbar. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  goneOut: 'Ausverkauft. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  goneHeld:
    'Andere haben die letzten Stücke reserviert. Versuchen Sie es bald noch einmal, oder entfernen Sie den Artikel, um zur Kasse zu gehen.',
  goneUnpriced: 'Derzeit nicht zu kaufen. Entfernen Sie den Artikel, um zur Kasse zu gehen.',
  removeFailed: 'Der Artikel konnte nicht entfernt werden. Versuchen Sie es später noch einmal.',

  maximum: (count: number) => `Sie können höchstens ${count} davon bestellen.`,
  lastSeen: 'So haben wir Ihren Warenkorb zuletzt gesehen.',
  offline: 'Sie sind offline.',
  offlineMore: 'Änderungen warten, bis die Verbindung wieder da ist.',
  notUpdated: 'Ihr Warenkorb konnte nicht aktualisiert werden.',
  notRead: 'Ihr Warenkorb konnte nicht geladen werden.',
  notLeft: 'Die Kasse konnte nicht geöffnet werden.',
  emptyMore: 'Was Sie hinzufügen, bleibt hier, auf jeder Seite dieser Website.',
  notKept:
    'Ihr Browser speichert hier nichts: Laden Sie neu oder schließen Sie die Seite, ist Ihr Warenkorb weg; zur Kasse kommt er mit.',
  goOnShopping: 'Weiter einkaufen',
}
