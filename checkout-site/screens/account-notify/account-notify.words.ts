import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Back in stock',
  lead: 'We email you once, as soon as one of these is back.',
  emptyTitle: 'You are not waiting for anything',
  emptyText: 'When something is sold out, choose Notify me, and it will show up here.',
  stop: 'Stop waiting',
  stopNamed: (name: string) => `Stop waiting for ${name}`,
  stopping: 'Removing',
  since: (day: string) => `Since ${day}`,
}

export type AccountNotifyWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-notify.words.fr'),
  de: () => import('./account-notify.words.de'),
  ja: () => import('./account-notify.words.ja'),
  ar: () => import('./account-notify.words.ar'),
})
