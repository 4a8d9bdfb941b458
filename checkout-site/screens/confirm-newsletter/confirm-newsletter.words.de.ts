import type { ConfirmNewsletterWords } from './confirm-newsletter.words'

export const words: ConfirmNewsletterWords = {
  title: 'Bestätigen Sie Ihr Abonnement',
  checking: 'Wir prüfen Ihren Link',
  done: { title: 'Sie haben abonniert', text: 'Die nächste Nachricht kommt an Ihre Adresse.' },
  used: { title: 'Dieser Link wurde schon verwendet', text: 'Ihr Abonnement ist bestätigt.' },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Ein Link gilt sieben Tage. Abonnieren Sie noch einmal, um einen neuen zu bekommen.',
  },
  none: {
    title: 'Dieser Link ist nicht vollständig',
    text: 'Öffnen Sie ihn noch einmal aus der Mail, oder abonnieren Sie noch einmal.',
  },
  unknown: { title: 'Ihr Abonnement konnte nicht bestätigt werden' },
  again: 'Noch einmal abonnieren',
}
