import type { NewsletterWords } from './newsletter.words'

export const words: NewsletterWords = {
  title: 'Actualités par e-mail',
  lead: 'Les nouveautés et les accès anticipés, pour vous d’abord.',
  email: 'E-mail',
  consent: 'Ce que nous faisons de votre adresse\u202f:',
  privacy: 'Confidentialité',
  submit: 'S’abonner',
  sending: 'Abonnement en cours',
  doneTitle: 'Vous êtes abonné',
  done: 'Le prochain message arrivera à votre adresse.',
  first: 'Vous recevrez d’abord un e-mail avec un lien.',
  awaitedTitle: 'Confirmez votre abonnement',
  awaited: email => `Nous avons envoyé un lien à ${email}. Vous recevrez la newsletter dès que vous l’aurez suivi.`,
  inAccount: 'Vous êtes connecté\u202f: choisissez dans votre compte ce que vous recevez',
}
