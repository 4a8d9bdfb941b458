import { defineWords } from '../../../core/site/words'

const english = {
  title: 'News by email and text',
  lead: 'You decide what you receive. Changes apply from the next message on.',
  email: 'Email',
  newsletter: 'News and early access',
  loyalty: 'Members’ news: points and rewards',
  sms: 'Text messages',
  smsConsent: 'Send me offers by text message. Agreeing is no condition of a purchase.',
  phone: 'Phone',
  smsAgreed: 'You get texts to this number once you save.',
  phoneMissing: 'A valid phone number is required',
  goesTo: (phone: string) => `We text ${phone}.`,
}

export type AccountSubscriptionsWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-subscriptions.words.fr'),
  de: () => import('./account-subscriptions.words.de'),
  ja: () => import('./account-subscriptions.words.ja'),
  ar: () => import('./account-subscriptions.words.ar'),
})
