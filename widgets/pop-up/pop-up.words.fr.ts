import type { PopUpWords } from './pop-up.words'

export const words: PopUpWords = {
  dismiss: 'Ne plus afficher',
  close: 'Fermer',
  email: 'E-mail',
  ofAccount: 'L’adresse de votre compte',
  consent: 'Je souhaite recevoir des nouvelles par e-mail. Je peux les arrêter à tout moment.',
  tick: 'Cochez la case pour vous inscrire',
  sending: 'Inscription',
  done: 'Vous êtes inscrit',
  awaitedTitle: 'Confirmez votre inscription',
  awaited: 'Nous vous avons envoyé un lien. Vous recevrez les nouvelles dès que vous l’aurez suivi.',
  again: 'Renvoyer',
  sendingAgain: 'Envoi',
  sentAgain: 'Le lien est en route. Cherchez-le dans vos e-mails, et aussi dans les indésirables.',
  already: 'Vous recevez déjà cette newsletter.',
  lost: 'Le formulaire n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  newTab: '(s’ouvre dans un nouvel onglet)',
}
