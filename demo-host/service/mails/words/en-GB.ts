import { words as american, type MailWords } from './en'

export const words: MailWords = {
  ...american,
  cancelled: {
    ...american.cancelled,
    subject: number => `Your order ${number} is cancelled`,
    heading: 'Your order is cancelled',
  },
}
