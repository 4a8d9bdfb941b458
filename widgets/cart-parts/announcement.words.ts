import { defineWords } from '../../core/site/words'

/** Announcements of changes. */
const english = {
  quantity: (name: string, count: number) => `${name}: quantity ${count}`,
  removed: (name: string) => `${name} is no longer in your bag`,
  saved: (name: string) => `${name} is saved for later`,
  back: (name: string) => `${name} is in your bag again`,
}

export type AnnouncementWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./announcement.words.fr'),
  de: () => import('./announcement.words.de'),
  ja: () => import('./announcement.words.ja'),
  ar: () => import('./announcement.words.ar'),
})
