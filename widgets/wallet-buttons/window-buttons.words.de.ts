import type { WindowWords } from './window-buttons.words'

export const words: WindowWords = {
  group: 'Sofort bezahlen',
  apple: 'Mit Apple Pay kaufen, im Fenster des Shops',
  paypal: 'Mit PayPal kaufen, im Fenster des Shops',
  open: 'Schließen Sie im geöffneten Fenster ab. Drücken Sie noch einmal, um es nach vorn zu holen.',
  chooseFirst: 'Wählen Sie zuerst Ihre Größe.',
  empty: 'Ihr Warenkorb ist leer.',
}
