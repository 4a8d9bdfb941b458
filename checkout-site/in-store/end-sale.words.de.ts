import type { EndSaleWords } from './end-sale.words'

export const words: EndSaleWords = {
  title: 'Warenkorb leeren?',
  text: 'Was im Warenkorb liegt und alles, was für diese Kundin oder diesen Kunden eingegeben wurde, wird in allen Tabs entfernt. Sie bleiben angemeldet.',
  keep: 'Warenkorb behalten',
  end: 'Warenkorb leeren',
  ending: 'Warenkorb wird geleert',
  close: 'Schließen',
  left: 'Im Warenkorb liegt noch etwas von vorher.',
}
