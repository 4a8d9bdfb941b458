import type { AccountNotifyWords } from './account-notify.words'

export const words: AccountNotifyWords = {
  title: 'Wieder verfügbar',
  lead: 'Wir schreiben Ihnen einmal, sobald etwas davon wieder da ist.',
  emptyTitle: 'Sie warten auf nichts',
  emptyText: 'Ist etwas ausverkauft, wählen Sie „Benachrichtigen“: Es erscheint hier.',
  stop: 'Nicht mehr warten',
  stopNamed: name => `Nicht mehr auf ${name} warten`,
  stopping: 'Wird entfernt',
  since: day => `Seit ${day}`,
}
