import type { ConfirmEmailWords } from './confirm-email.words'

export const words: ConfirmEmailWords = {
  title: 'Bestätigen Sie Ihre E-Mail-Adresse',
  checking: 'Wir prüfen Ihren Link',
  done: { title: 'Ihre Adresse ist bestätigt', text: 'Punkte und Prämien können Sie jetzt einlösen.' },
  used: {
    title: 'Dieser Link wurde schon verwendet',
    text: 'Ihre Adresse ist bestätigt: Punkte und Prämien können Sie jetzt einlösen.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Ein Link gilt einen Tag. Melden Sie sich an, um einen neuen zu bekommen.',
  },
  none: {
    title: 'Dieser Link ist nicht vollständig',
    text: 'Öffnen Sie ihn noch einmal aus der Mail, oder melden Sie sich an, um einen neuen zu bekommen.',
  },
  unknown: { title: 'Ihre Adresse konnte nicht bestätigt werden' },
  rewards: 'Zu Ihren Prämien',
  ask: 'Neuen Link anfordern',
}
