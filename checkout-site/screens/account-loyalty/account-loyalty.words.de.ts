import type { AccountLoyaltyWords } from './account-loyalty.words'

export const words: AccountLoyaltyWords = {
  title: 'Punkte und Prämien',
  points: 'Ihre Punkte',
  pointsUnit: 'Punkte',
  member: number => `Mitgliedsnummer ${number}`,
  vouchers: 'Gutscheine',
  noVouchers: 'Sie haben gerade keine Gutscheine.',
  voucher: sum => `Gutschein über ${sum}`,
  forPoints: points => `für ${points} Punkte`,
  ready: 'Bereit: beim Bezahlen wählen',
  missing: points => `Noch ${points} Punkte`,
  used: 'Eingelöst',
  welcome: 'Willkommen im Programm',
  welcomeText: code => `Geben Sie den Code ${code} im Warenkorb ein.`,
  book: 'Ihre Punktebuchungen',
  noBook: 'Noch nichts. Punkte, die eine Bestellung nimmt oder zurückgibt, stehen hier.',
  kinds: {
    redeem: 'Bestellung bezahlt',
    restore: 'Zurückgegeben',
    renew: 'Neues Jahr',
    referral: 'Empfehlung',
  },
  confirmTitle: 'Bestätigen Sie Ihre E-Mail-Adresse',
  confirmText: email =>
    `Wir haben einen Link an ${email} gesendet. Folgen Sie ihm, danach können Sie Punkte und Prämien einlösen.`,
  joinTitle: 'Dem Treueprogramm beitreten',
  joinText: 'Sammeln Sie mit jeder Bestellung Punkte und tauschen Sie sie gegen Gutscheine. Es kostet nichts.',
  join: 'Jetzt beitreten',
  joining: 'Beitritt läuft',
  terms: 'Bedingungen des Programms',
}
