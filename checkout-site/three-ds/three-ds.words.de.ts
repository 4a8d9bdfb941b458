import type { ThreeDsWords } from './three-ds.words'

export const words: ThreeDsWords = {
  title: 'Bei Ihrer Bank bestätigen',
  text: (sum, brand) => `Ihre Bank bittet Sie, ${sum} an ${brand} zu bestätigen. Damit ist Ihre Bestellung aufgegeben.`,
  frame: 'Die Seite Ihrer Bank',
  left: time => `Noch ${time}`,
  soon: 'Noch eine Minute, um bei Ihrer Bank zu bestätigen',
  other: 'Anders bezahlen',
  close: 'Schließen',
  leaveTitle: 'Ohne Bestätigung verlassen?',
  leaveText: 'Ihre Bestellung ist erst aufgegeben, wenn Ihre Bank sie bestätigt. Ihr Warenkorb bleibt erhalten.',
  stay: 'Weiter bestätigen',
  leave: 'Verlassen und anders bezahlen',
  confirming: 'Ihre Bestellung wird aufgegeben',
  checking: 'Ihre Bestellung wird geprüft',
  checkingText:
    'Die Verbindung brach ab. Wir fragen nach, was aus Ihrer Bestellung geworden ist. Es wird nicht zweimal abgebucht.',
}
