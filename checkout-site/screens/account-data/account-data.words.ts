import { defineWords } from '../../../core/site/words'

const english = {
  title: 'My data',
  copyTitle: 'A copy of your data',
  copyText: (isMailed: boolean) =>
    `A ZIP file with your account, addresses, orders, lists, points, messages, pictures and sign-ins. We make it, ${isMailed ? 'write to you when it is ready' : 'show it here when it is ready'}, and delete it three days later.`,
  ask: 'Request a copy',
  asking: 'Requesting',
  pending: (isMailed: boolean): string =>
    isMailed
      ? 'Your copy is being made. This page shows it when it is ready, and we write to you.'
      : 'Your copy is being made. This page shows it when it is ready.',
  ready: (day: string) => `Your copy is ready until ${day}.`,
  failed: 'The copy could not be made. Request it again.',
  askAnew: 'Request a new copy',
  unread: 'We couldn’t check your copy’s status.',
  download: 'Download my data',
  downloading: 'Gathering your data',
  downloaded: 'Your browser is saving the file.',
  eraseTitle: 'Erase my account',
  goes: 'We delete immediately and permanently: your name, password and passkeys, addresses, bag and lists, saved cards, subscriptions, and your messages to us.',
  lost: 'Points and vouchers are lost, and orders can no longer be returned. A gift card keeps its value: you need its number and PIN.',
  stays:
    'Of your orders we keep the items, amounts, tax, country and region, without your name, because tax law requires complete records. Recent server responses are deleted within 25 hours.',
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
