import type { AssociateLoginWords } from './associate-login.words'

export const words: AssociateLoginWords = {
  title: 'Anmeldung für den Verkauf',
  lead: 'Für alle, die im Laden verkaufen. Danach wählen Sie Laden und Namen.',
  othersTitle: 'Nur für den Verkauf im Laden',
  othersText: 'Ihr Konto verkauft in keinem Laden. Melden Sie sich ab und als Verkäufer an.',
  signOut: 'Abmelden',
  choiceTitle: 'Wo verkaufen Sie?',
  choiceText: 'Jede Bestellung dieses Tabs nennt den Laden und Sie, bis Sie es beenden.',
  choose: 'Wählen',
  store: 'Laden',
  employee: 'Ihr Name',
  storeMissing: 'Wählen Sie einen Laden',
  employeeMissing: 'Wählen Sie Ihren Namen',
  begin: 'Verkauf beginnen',
  retry: 'Noch einmal versuchen',
  noStores: 'Dieser Shop hat in Ihrem Land keine Läden.',
  here: (name, store) => `${name} verkauft in ${store}`,
  hereText: 'Preise lassen sich im Warenkorb anpassen. PayPal und Favoriten sind aus.',
  goOn: 'Zum Warenkorb',
  other: 'Neu wählen',
  end: 'Verkauf beenden',
}
