import { defineWords } from '../../../core/site/words'

const english = {
  express: 'Express checkout',
  or: 'or',
  contact: 'Contact',
  newsletter: 'Send me news and early access',
  newsletterFirst: 'Once you have ordered, we send you a link to confirm this.',
  delivery: 'Delivery',
  method: 'Shipping method',
  free: 'Free',
  next: 'Continue to billing',
  saving: 'Saving',
  back: 'Back to bag',
  backAtOnce: 'Back',
  methodsFailed: 'The shipping methods could not be loaded.',
  methodLost: 'Your choice of shipping method was not saved.',
  noMethods: 'Nothing can be shipped to this address. Choose another country.',
  notSaved: 'Your address was not saved. Nothing you typed is lost.',
  offerChanged: 'The shipping methods changed with your address. Look at them, then continue.',
  loading: 'Loading',
  suggestionTitle: 'Did you mean this address?',
  suggestionTake: 'Use this address',
  suggestionKeep: 'Keep what I typed',
}

export type ShippingWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./shipping.words.fr'),
  de: () => import('./shipping.words.de'),
  ja: () => import('./shipping.words.ja'),
  ar: () => import('./shipping.words.ar'),
  'en-GB': () => import('./shipping.words.en-GB'),
})
