import type { PreviewFrameWords } from './preview-frame.words'

export const words: PreviewFrameWords = {
  title: 'Aperçu',
  text: 'Choisissez un document sur la page d’aperçu\u202f; il s’affiche ici.',
  none: 'Aucun résultat.',
  failedTitle: 'Ce document n’a pas pu être chargé',
}
