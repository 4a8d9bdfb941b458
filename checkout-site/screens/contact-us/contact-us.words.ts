import { defineWords } from '../../../core/site/words'

const english = {
  write: 'Write to us',
  category: 'What is it about?',
  subject: 'Subject',
  choose: 'Choose',
  name: 'Name',
  fullName: (first: string, last: string) => `${first} ${last}`,
  email: 'Email',
  order: 'Order number',
  optional: 'Optional',
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  sentTitle: 'We have your message',
  sentText: (number: string) => `We answer within two working days. Its number is ${number}.`,
  another: 'Write another message',
  problems: {
    category: 'Choose what it is about',
    subject: 'Choose a subject',
    name: 'Enter your name',
    email: 'Enter an email address like name@example.com',
    message: 'Enter your message',
  },
  formFailed: 'The form could not be loaded.',
}

export type ContactUsWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./contact-us.words.fr'),
  de: () => import('./contact-us.words.de'),
  ja: () => import('./contact-us.words.ja'),
  ar: () => import('./contact-us.words.ar'),
})
