import { defineWords } from '../../core/site/words'

const english = {
  dismiss: 'Dismiss',
  close: 'Close',
  email: 'Email',
  ofAccount: 'The address of your account',
  consent: 'Send me news by email. I can end it at any time.',
  tick: 'Tick the box to subscribe',
  sending: 'Subscribing',
  done: 'You are subscribed',
  awaitedTitle: 'Confirm your subscription',
  awaited: 'We have sent you a link. You get the news once you have followed it.',
  again: 'Send again',
  sendingAgain: 'Sending',
  sentAgain: 'The link is on its way. Look for it in your mail, and in the spam folder too.',
  already: 'You get this newsletter already.',
  lost: 'The form could not be loaded.',
  tryAgain: 'Try again',
  newTab: '(opens in a new tab)',
}

export type PopUpWords = typeof english

export const { $words } = defineWords<PopUpWords>(english, {
  fr: () => import('./pop-up.words.fr'),
  de: () => import('./pop-up.words.de'),
  ja: () => import('./pop-up.words.ja'),
  ar: () => import('./pop-up.words.ar'),
})
