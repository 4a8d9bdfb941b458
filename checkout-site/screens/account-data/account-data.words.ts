import { defineWords } from '../../../core/site/words'

const english = {
  title: 'My data',
  copyTitle: 'A copy of all that we keep of you',
  copyText: (isMailed: boolean) =>
    `A ZIP file with your account, addresses, orders, lists, points, messages, pictures and sign-ins. We make it, ${isMailed ? 'write to you when it is ready' : 'show it here when it is ready'}, and delete it three days later.`,
  ask: 'Ask for a copy',
  asking: 'Asking',
  pending: (isMailed: boolean) =>
    isMailed
      ? 'Your copy is being made. This page shows it when it is ready, and we write to you.'
      : 'Your copy is being made. This page shows it when it is ready.',
  ready: (day: string) => `Your copy is ready until ${day}.`,
  failed: 'The copy could not be made. Ask for it again.',
  askAnew: 'Ask for a new copy',
  unread: 'How far your copy is could not be read.',
  download: 'Download my data',
  downloading: 'Gathering your data',
  downloaded: 'Your browser saves the file now.',
  eraseTitle: 'Erase my account',
  goes: 'At once and for good go: your name, password and passkeys, addresses, bag and lists, kept cards, subscriptions, and what you wrote to us.',
  lost: 'Points and vouchers are lost, and orders can no longer be returned. A gift card keeps its value: you need its number and PIN.',
  stays:
    'Of your orders we keep what was bought, the sums, the tax and the country and region, without your name: tax law asks for complete books. What our servers answered lately is deleted within 25 hours.',
  erase: 'Erase my account for good',
  erasing: 'Erasing your account',
}

export type AccountDataWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-data.words.fr'),
  de: () => import('./account-data.words.de'),
  ja: () => import('./account-data.words.ja'),
  ar: () => import('./account-data.words.ar'),
})
