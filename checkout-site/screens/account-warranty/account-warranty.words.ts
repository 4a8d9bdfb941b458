import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Warranty',
  lead: 'Something broke too soon? Tell us what, and how it happened. We reply within two business days.',
  order: 'Order',
  item: 'Product',
  choose: 'Choose',
  what: 'What happened?',
  pictures: {
    label: 'Pictures',
    optional: 'Optional',
    hint: 'Up to 4, as JPEG, PNG or WebP. We remove where and when they were taken.',
    add: 'Add pictures',
    sending: 'Sending',
    sent: 'Sent',
    removeIt: (name: string) => `Remove ${name}`,
    remove: 'Remove',
    again: 'Try again',
    tooMany: 'A claim can have up to 4 pictures. Remove one, and this one takes its place.',
    tooLarge: 'This picture is too large.',
    unreadable: 'Your browser can’t open this picture.',
    unsent: 'Remove the pictures that could not be sent, or try again.',
    sendingAll: 'Sending pictures',
    nameOf: (name: string) => `Picture ${name}`,
  },
  send: 'Send claim',
  sending: 'Sending',
  sentTitle: 'We have your claim',
  sentText: (number: string) => `Its number is ${number}. We look at it and get back to you.`,
  another: 'Another claim',
  older: 'Older orders',
  missing: 'Fill this in to continue',
  noneTitle: 'Nothing to claim for',
  none: 'The warranty covers what you order with this account.',
}

export type AccountWarrantyWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-warranty.words.fr'),
  de: () => import('./account-warranty.words.de'),
  ja: () => import('./account-warranty.words.ja'),
  ar: () => import('./account-warranty.words.ar'),
})
