import type { AccountOverviewWords } from './account-overview.words'

export const words: AccountOverviewWords = {
  hello: name => (name ? `Hallo, ${name}` : 'Hallo'),
  points: 'Ihre Punkte',
  pointsUnit: 'Punkte',
  toNext: (points, sum) => `Noch ${points} Punkte bis zu ${sum}`,
  rewardReady: sum => `Ein Gutschein über ${sum} wartet`,
  confirmFirst: 'Bestätigen Sie Ihre E-Mail-Adresse, um sie zu nutzen.',
  seeRewards: 'Prämien ansehen',
  join: 'Dem Treueprogramm beitreten',
  notMember: 'Sammeln Sie mit jeder Bestellung Punkte und tauschen Sie sie gegen Gutscheine.',
  shipsTo: 'Versand an',
  noAddress: 'Noch keine Adresse',
  noAddressText: 'Mit einer gespeicherten Adresse bestellen Sie schneller.',
  addAddress: 'Adresse hinzufügen',
  editAddresses: 'Adressen bearbeiten',
  latest: 'Ihre letzte Bestellung',
  track: 'Bestellung ansehen',
  recent: 'Letzte Bestellungen',
  all: 'Alle Bestellungen',
  failed: 'Ihr Konto konnte nicht geladen werden',
  terms: 'Der Rabatt gilt, sobald Sie im Warenkorb seinen Bedingungen zustimmen.',
}
