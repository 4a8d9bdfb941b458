import type { SavedCardsWords } from './saved-cards.words'

export const words: SavedCardsWords = {
  yourCards: 'Ihre Karten',
  main: 'Hauptkarte',
  expires: date => `Gültig bis ${date}`,
  expired: date => `Abgelaufen ${date}. Sie kann nicht mehr verwendet werden.`,
  newCard: 'Eine neue Karte',
  removeNamed: card => `${card} entfernen`,
  removeQuestion: card => `${card} aus Ihren Karten entfernen?`,
  notRemoved: 'Die Karte konnte nicht entfernt werden.',
  asMain: 'Zur Hauptkarte machen',
  asMainNamed: card => `${card} zur Hauptkarte machen`,
  notMain: 'Die Karte konnte nicht zur Hauptkarte gemacht werden.',
  save: 'Diese Karte für das nächste Mal speichern',
  makeMain: 'Als meine Hauptkarte festlegen',
  codeWhy: 'Er wird jedes Mal abgefragt und nie gespeichert.',
  loading: 'Ihre Karten werden geladen',
  notLoaded: 'Ihre gespeicherten Karten konnten nicht geladen werden.',
}
