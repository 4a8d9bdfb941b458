import type { PreviewFrameWords } from './preview-frame.words'

export const words: PreviewFrameWords = {
  title: 'Vorschau',
  text: 'Wählen Sie auf der Vorschauseite ein Dokument; es erscheint hier.',
  none: 'Keine Ergebnisse.',
  failedTitle: 'Dieses Dokument konnte nicht geladen werden',
}
