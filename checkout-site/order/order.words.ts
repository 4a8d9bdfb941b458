import { defineWords } from '../../core/site/words'

const english = {
  invoice: 'Invoice',
  invoiceComing: 'Making your invoice',
  sendBack: 'Return items',
  labelAgain: 'Return label',
  labelComing: 'Making your label',
  labelHere: 'Your label is saved. Stick it on the parcel and hand it in.',
  invoiceHere: 'Your invoice is saved.',
  resend: 'Send gift cards again',
  resending: 'Sending',
  resent: 'The mails with your gift cards are on their way again.',
  parcel: (carrier: string, number: string) => `${carrier}, number ${number}`,
  events: 'What happened',
  announced: (number: string) => `Your return ${number} is announced.`,
  refunded: (sum: string, day: string) => `${sum} refunded on ${day}`,
  pieces: (name: string, qty: string) => `${qty} × ${name}`,
  refundComes: 'We have your return. The refund follows.',
  cancelledRefund: (sum: string) => `${sum} goes back the way you paid.`,
  noReturn: {
    'not-delivered': 'This order can’t be returned: it has not been delivered.',
    returned: 'This order has already come back to us.',
    'too-late': 'This order can’t be returned any more: it was delivered more than 60 days ago.',
    'wrong-items': 'These items are not left to return.',
  },
}

export type OrderWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./order.words.fr'),
  de: () => import('./order.words.de'),
  ja: () => import('./order.words.ja'),
  ar: () => import('./order.words.ar'),
})
