import type { AccountWords } from './account.words'

export const words: AccountWords = {
  title: 'Ihr Konto',
  places: {
    overview: 'Übersicht',
    orders: 'Bestellungen',
    addresses: 'Adressen',
    payment: 'Zahlung',
    loyalty: 'Punkte und Prämien',
    favorites: 'Favoriten',
    notify: 'Wieder verfügbar',
    subscriptions: 'Neuigkeiten per E-Mail und SMS',
    profile: 'Profil',
    passkeys: 'Passkeys',
    warranty: 'Garantie',
    contact: 'Kontakt',
  },
  bag: count => `Warenkorb, ${count} Artikel`,
  back: 'Ihr Konto',
  goneTitle: 'Sie sind abgemeldet',
  goneText: 'Melden Sie sich wieder an, um Ihr Konto zu sehen.',
  failedTitle: 'Das konnte nicht geladen werden',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Gespeichert.',
  change: 'Ändern',
  cancel: 'Abbrechen',
}
