import type { AdjustmentWords } from './price-adjustments.words'

export const words: AdjustmentWords = {
  title: 'Preisanpassungen',
  note: 'Sie verkaufen im Laden: Was Sie abziehen, gilt sofort.',
  what: 'Abziehen von',
  goods: 'Alle Artikel',
  amount: currency => `Betrag in ${currency}`,
  reason: 'Grund',
  takeOff: 'Preis anpassen',
  takingOff: 'Wird angepasst',
  wrongAmount: 'Geben Sie einen Betrag über null ein, etwa 10,50',
  noReason: 'Geben Sie den Grund an, für die Bücher',
  change: 'Ändern',
  changeNamed: reason => `${reason} ändern`,
  save: 'Änderung speichern',
  keep: 'So lassen',
  takeBack: 'Zurücknehmen',
  takeBackNamed: reason => `${reason} zurücknehmen`,
  gone: 'Ein anderes Gerät hat dies schon zurückgenommen. So ist der Warenkorb jetzt.',
}
