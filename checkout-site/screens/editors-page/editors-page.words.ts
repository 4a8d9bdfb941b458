import { defineWords } from '../../../core/site/words'

const english = {
  failedTitle: 'This page could not be loaded',
}

export type EditorsPageWords = typeof english

export const { $words } = defineWords<EditorsPageWords>(english, {
  fr: () => import('./editors-page.words.fr'),
  de: () => import('./editors-page.words.de'),
  ja: () => import('./editors-page.words.ja'),
  ar: () => import('./editors-page.words.ar'),
})
