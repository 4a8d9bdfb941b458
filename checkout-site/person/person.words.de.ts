import type { PersonWords } from './person.words'

export const words: PersonWords = {
  employee: (left, year) => `Mitarbeiterrabatt: dieses Jahr noch ${left} von ${year}`,
  athlete: (left, year) => `Athletenguthaben: dieses Jahr noch ${left} von ${year}`,
  industry: (left, year) => `Branchenprogramm: dieses Jahr noch ${left} von ${year}`,
  trade: (left, year) => `Fachprogramm: dieses Jahr noch ${left} von ${year}`,
  readTerms: 'Bedingungen lesen',
  termsTitle: 'Bedingungen des Mitarbeiterrabatts',
  termsIntro: 'Damit Ihr Rabatt gilt, nehmen Sie bitte seine Bedingungen an:',
  terms: [
    'Er gilt für Sie und Ihren Haushalt, für den eigenen Gebrauch.',
    'Er hat eine Jahresgrenze, auf die Ihre Einkäufe mit Rabatt angerechnet werden.',
    'Was mit dem Rabatt gekauft wird, darf nicht weiterverkauft werden.',
  ],
  allTerms: 'Alle Bedingungen auf einer eigenen Seite',
  accept: 'Bedingungen annehmen',
  accepting: 'Wird gespeichert',
  notNow: 'Jetzt nicht',
  close: 'Schließen',
}
