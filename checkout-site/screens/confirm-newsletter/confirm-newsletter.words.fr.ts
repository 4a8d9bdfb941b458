import type { ConfirmNewsletterWords } from './confirm-newsletter.words'

export const words: ConfirmNewsletterWords = {
  title: 'Confirmez votre abonnement',
  checking: 'Nous vérifions votre lien',
  done: { title: 'Vous êtes abonné', text: 'Le prochain message arrivera à votre adresse.' },
  used: { title: 'Ce lien a déjà servi', text: 'Votre abonnement est confirmé.' },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Un lien est valable sept jours. Abonnez-vous à nouveau pour en recevoir un autre.',
  },
  none: {
    title: 'Ce lien est incomplet',
    text: 'Ouvrez-le à nouveau depuis l’e-mail, ou abonnez-vous à nouveau.',
  },
  unknown: { title: 'Votre abonnement n’a pas pu être confirmé' },
  again: 'S’abonner à nouveau',
}
