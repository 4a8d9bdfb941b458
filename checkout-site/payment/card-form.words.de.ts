import type { CardFormWords } from './card-form.words'

export const words: CardFormWords = {
  cardNumber: 'Kartennummer',
  cardExpiry: 'Gültig bis',
  cardCode: 'Prüfnummer',
  cardHolder: 'Name auf der Karte',
  numberExample: '1234 1234 1234 1234',
  expiryExample: 'MM / JJ',
  codeExample: '3 Ziffern',
  codeExampleFour: '4 Ziffern',
  problems: {
    cardNumber: { required: 'Geben Sie Ihre Kartennummer ein', 'card-number': 'Prüfen Sie die Kartennummer' },
    cardExpiry: {
      required: 'Geben Sie das Ablaufdatum ein',
      FE309: 'Prüfen Sie das Ablaufdatum. Die Karte ist vielleicht abgelaufen.',
    },
    cardCode: { required: 'Geben Sie die Prüfnummer ein', 'security-code': 'Prüfen Sie die Prüfnummer' },
    cardHolder: { required: 'Geben Sie den Namen auf der Karte ein' },
  },
}
