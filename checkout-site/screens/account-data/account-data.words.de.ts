import type { AccountDataWords } from './account-data.words'

export const words: AccountDataWords = {
  title: 'Meine Daten',
  copyTitle: 'Eine Kopie von allem, was wir über Sie speichern',
  copyText: isMailed =>
    `Eine ZIP-Datei mit Konto, Adressen, Bestellungen, Listen, Punkten, Nachrichten, Bildern und Anmeldungen. Wir erstellen sie, ${isMailed ? 'schreiben Ihnen' : 'zeigen sie hier'}, wenn sie fertig ist, und löschen sie drei Tage später.`,
  ask: 'Kopie anfordern',
  asking: 'Wird angefordert',
  pending: isMailed =>
    isMailed
      ? 'Ihre Kopie wird erstellt. Diese Seite zeigt sie, sobald sie fertig ist, und wir schreiben Ihnen.'
      : 'Ihre Kopie wird erstellt. Diese Seite zeigt sie, sobald sie fertig ist.',
  ready: day => `Ihre Kopie liegt bis ${day} bereit.`,
  failed: 'Die Kopie konnte nicht erstellt werden. Fordern Sie sie erneut an.',
  askAnew: 'Neue Kopie anfordern',
  unread: 'Wie weit Ihre Kopie ist, konnte nicht gelesen werden.',
  download: 'Meine Daten herunterladen',
  downloading: 'Ihre Daten werden gesammelt',
  downloaded: 'Ihr Browser speichert jetzt die Datei.',
  eraseTitle: 'Mein Konto löschen',
  goes: 'Sofort und endgültig gelöscht werden: Name, Passwort und Passkeys, Adressen, Warenkorb und Listen, gespeicherte Karten, Abonnements und was Sie uns geschrieben haben.',
  lost: 'Punkte und Gutscheine verfallen, und Bestellungen können nicht mehr zurückgegeben werden. Eine Geschenkkarte behält ihren Wert: Sie brauchen ihre Nummer und PIN.',
  stays:
    'Von Ihren Bestellungen behalten wir Artikel, Beträge, Steuern, Land und Region, ohne Ihren Namen: Das Steuerrecht verlangt vollständige Bücher. Was unsere Server zuletzt geantwortet haben, wird binnen 25 Stunden gelöscht.',
  erase: 'Mein Konto endgültig löschen',
  erasing: 'Ihr Konto wird gelöscht',
}
