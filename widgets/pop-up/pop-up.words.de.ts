import type { PopUpWords } from './pop-up.words'

export const words: PopUpWords = {
  dismiss: 'Nicht mehr anzeigen',
  close: 'Schließen',
  email: 'E-Mail',
  ofAccount: 'Die Adresse Ihres Kontos',
  consent: 'Ich möchte Neuigkeiten per E-Mail. Ich kann sie jederzeit beenden.',
  tick: 'Kreuzen Sie das Feld an, um zu abonnieren',
  sending: 'Wird abonniert',
  done: 'Sie haben den Newsletter abonniert',
  awaitedTitle: 'Bestätigen Sie Ihr Abonnement',
  awaited: 'Wir haben Ihnen einen Link geschickt. Sie bekommen die Neuigkeiten, sobald Sie ihm gefolgt sind.',
  again: 'Noch einmal senden',
  sendingAgain: 'Wird gesendet',
  sentAgain: 'Der Link ist unterwegs. Sehen Sie in Ihren Mails nach, auch im Spam-Ordner.',
  already: 'Sie bekommen diesen Newsletter schon.',
  lost: 'Das Formular konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  newTab: '(öffnet einen neuen Tab)',
}
