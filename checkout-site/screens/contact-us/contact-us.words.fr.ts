import type { ContactUsWords } from './contact-us.words'

export const words: ContactUsWords = {
  write: 'Nous écrire',
  category: 'De quoi s’agit-il\u202f?',
  subject: 'Sujet',
  choose: 'Choisir',
  name: 'Nom',
  fullName: (first, last) => `${first} ${last}`,
  email: 'E-mail',
  order: 'Numéro de commande',
  optional: 'Facultatif',
  message: 'Message',
  send: 'Envoyer',
  sending: 'Envoi',
  sentTitle: 'Nous avons votre message',
  sentText: number => `Nous répondons sous deux jours ouvrés. Son numéro est ${number}.`,
  another: 'Écrire un autre message',
  problems: {
    category: 'Choisissez le sujet de votre demande',
    subject: 'Choisissez un sujet',
    name: 'Saisissez votre nom',
    email: 'Saisissez l’adresse comme nom@example.com',
    message: 'Écrivez votre message',
  },
  formFailed: 'Le formulaire n’a pas pu être chargé.',
}
