import type { ReturnItemsWords } from './return-items.words'

export const words: ReturnItemsWords = {
  title: 'Artikel zurücksenden',
  nothing: 'Wählen Sie mindestens einen Artikel.',
  keep: 'Behalten',
  pieces: (pieces, all) => `${pieces} von ${all}`,
  reason: 'Warum senden Sie sie zurück? (freiwillig)',
  noReason: 'Kein Grund',
  reasons: {
    'too-small': 'Zu klein',
    'too-large': 'Zu groß',
    'not-as-shown': 'Nicht wie gezeigt',
    damaged: 'Beschädigt oder fehlerhaft',
    'wrong-item': 'Nicht das, was ich bestellt habe',
    'changed-mind': 'Ich habe es mir anders überlegt',
  },
  quote: sum => `Sie bekommen ${sum} zurück, auf demselben Weg, auf dem Sie bezahlt haben.`,
  quoting: 'Ihre Erstattung wird berechnet',
  delivery: 'Der Versand wird erstattet, sobald Sie alles zurückgesendet haben.',
  confirm: 'Rücksendeetikett erstellen',
  sending: 'Etikett wird erstellt',
  close: 'Schließen',
}
