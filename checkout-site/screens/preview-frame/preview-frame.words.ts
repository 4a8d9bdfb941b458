import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Preview',
  text: 'Choose a document on the preview page; it is shown here.',
  none: 'No results.',
  failedTitle: 'This document could not be loaded',
}

export type PreviewFrameWords = typeof english

export const { $words } = defineWords<PreviewFrameWords>(english, {
  fr: () => import('./preview-frame.words.fr'),
  de: () => import('./preview-frame.words.de'),
  ja: () => import('./preview-frame.words.ja'),
  ar: () => import('./preview-frame.words.ar'),
})
