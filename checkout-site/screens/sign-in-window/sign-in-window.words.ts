import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Sign in',
  lead: (site: string) => `You came from ${site}. Your password stays with us: that page never sees it.`,
  allowTitle: (site: string) => `Use your bag on ${site}?`,
  may: 'That page can then see and change what is in your bag.',
  mayNot: 'It sees no name, no address and no card, and it can order nothing. Signing out here ends it.',
  allow: 'Use my bag there',
  allowing: 'Going back',
  deny: 'Not now',
  nobodyTitle: 'No page has asked',
  nobodyText: 'This window is opened by a page that sells for us. Go back there, and press its button again.',
}

export type SignInWindowWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./sign-in-window.words.fr'),
  de: () => import('./sign-in-window.words.de'),
  ja: () => import('./sign-in-window.words.ja'),
  ar: () => import('./sign-in-window.words.ar'),
})
