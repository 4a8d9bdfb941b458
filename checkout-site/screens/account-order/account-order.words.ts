import { defineWords } from '../../../core/site/words'

const english = {
  all: 'All orders',
  placed: (day: string, sum: string) => `Placed ${day}, ${sum}`,
  items: 'In this order',
  failed: 'This order could not be loaded',
  invoice: 'Invoice',
  invoiceComing: 'Making your invoice',
  sendBack: 'Return items',
  labelAgain: 'Return label',
  labelComing: 'Making your label',
  labelHere: 'Your label is saved. Attach it to the package and drop it off.',
  invoiceHere: 'Your invoice is saved.',
  resend: 'Send gift cards again',
  resending: 'Sending',
  resent: 'Your gift cards are on their way by email again.',
  parcel: (carrier: string, number: string) => `${carrier}, number ${number}`,
  events: 'Tracking history',
  announced: (number: string) => `Your return ${number} is registered.`,
}

export type AccountOrderWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-order.words.fr'),
  de: () => import('./account-order.words.de'),
  ja: () => import('./account-order.words.ja'),
  ar: () => import('./account-order.words.ar'),
})
