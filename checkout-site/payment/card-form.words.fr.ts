import type { CardFormWords } from './card-form.words'

export const words: CardFormWords = {
  cardNumber: 'Numéro de carte',
  cardExpiry: 'Expiration',
  cardCode: 'Code de sécurité',
  cardHolder: 'Nom sur la carte',
  numberExample: '1234 1234 1234 1234',
  expiryExample: 'MM / AA',
  codeExample: '3 chiffres',
  codeExampleFour: '4 chiffres',
  problems: {
    cardNumber: { required: 'Saisissez votre numéro de carte', 'card-number': 'Vérifiez le numéro de carte' },
    cardExpiry: {
      required: 'Saisissez la date d’expiration',
      FE309: 'Vérifiez la date d’expiration. La carte a peut-être expiré.',
    },
    cardCode: { required: 'Saisissez le code de sécurité', 'security-code': 'Vérifiez le code de sécurité' },
    cardHolder: { required: 'Saisissez le nom inscrit sur la carte' },
  },
}
