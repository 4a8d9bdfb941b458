import type { Translated } from '../../core/site/words'
import type { OfferedCartWords } from './offered-cart.words'

export const words: Translated<OfferedCartWords> = {
  title: 'Welchen Warenkorb möchten Sie?',
  titleAlone: 'Möchten Sie diesen Warenkorb?',
  from: place => `Dieser Warenkorb kommt von ${place}.`,
  fromUnknown: 'Dieser Warenkorb kommt von einer anderen Seite.',
  careful: 'Nehmen Sie ihn nur, wenn Sie ihn selbst gefüllt haben.',
  own: items => `In Ihrem eigenen Warenkorb: ${items}.`,
  changed: 'Dieser Warenkorb hat sich inzwischen geändert. Sehen Sie ihn noch einmal an und wählen Sie dann.',
  add: 'Zu meinem Warenkorb hinzufügen',
  adding: 'Wird hinzugefügt',
  keep: 'Meinen Warenkorb behalten',
  keeping: 'Einen Moment',
  open: 'Diesen öffnen, meinen vormerken',
  opening: 'Wird geöffnet',
  use: 'Diesen Warenkorb nehmen',
  leave: 'Ohne ihn beginnen',
  later: 'Später entscheiden',
  waiting: 'Ein Warenkorb von einer anderen Seite wartet auf Ihre Entscheidung.',
  show: 'Ansehen',
  lostTitle: 'Dieser Warenkorb lässt sich nicht mehr öffnen',
  lostText: 'Der Link ist abgelaufen, oder Sie haben in einem anderen Tab gewählt.',
  goOn: 'Weiter',
  done: {
    add: 'Der Warenkorb wurde zu Ihrem hinzugefügt.',
    keep: 'Ihr Warenkorb ist wie zuvor.',
    open: 'Dies ist jetzt Ihr Warenkorb. Was Sie hatten, ist für später vorgemerkt.',
  },
}
