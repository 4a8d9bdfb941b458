import { defineWords } from '../../core/site/words'

const english = {
  goesTo: (name: string, email: string) => `For ${name}, ${email}`,
  goesToYou: 'Goes to the email above',
  toAnother: 'Send it to someone else',
  toAnotherNamed: (name: string) => `Send ${name} to someone else`,
  changeGetter: 'Change',
  changeGetterNamed: (name: string) => `Change who gets ${name}`,
  getter: 'Recipient',
}

export type RecipientsWords = typeof english

export const { $words } = defineWords<RecipientsWords>(english, {
  fr: () => import('./recipients.words.fr'),
  de: () => import('./recipients.words.de'),
  ja: () => import('./recipients.words.ja'),
  ar: () => import('./recipients.words.ar'),
})
