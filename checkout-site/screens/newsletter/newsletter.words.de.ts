import type { NewsletterWords } from './newsletter.words'

export const words: NewsletterWords = {
  title: 'Neues per E-Mail',
  lead: 'Neuheiten und früher Zugang, zuerst für Sie.',
  email: 'E-Mail',
  consent: 'Was wir mit Ihrer Adresse tun:',
  privacy: 'Datenschutz',
  submit: 'Abonnieren',
  sending: 'Wird abonniert',
  doneTitle: 'Sie haben abonniert',
  done: 'Die nächste Nachricht kommt an Ihre Adresse.',
  first: 'Zuerst bekommen Sie eine E-Mail mit einem Link.',
  awaitedTitle: 'Bestätigen Sie Ihr Abonnement',
  awaited: email =>
    `Wir haben einen Link an ${email} geschickt. Sie bekommen den Newsletter, sobald Sie ihm gefolgt sind.`,
  inAccount: 'Sie sind angemeldet: Wählen Sie in Ihrem Konto, was Sie bekommen',
}
