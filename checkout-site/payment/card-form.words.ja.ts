import type { CardFormWords } from './card-form.words'

export const words: CardFormWords = {
  cardNumber: 'カード番号',
  cardExpiry: '有効期限',
  cardCode: 'セキュリティコード',
  cardHolder: 'カードの名義',
  numberExample: '1234 1234 1234 1234',
  expiryExample: 'MM / YY',
  codeExample: '3桁',
  codeExampleFour: '4桁',
  problems: {
    cardNumber: { required: 'カード番号を入力してください', 'card-number': 'カード番号をご確認ください' },
    cardExpiry: {
      required: '有効期限を入力してください',
      FE309: '有効期限をご確認ください。カードの期限が切れている可能性があります。',
    },
    cardCode: {
      required: 'セキュリティコードを入力してください',
      'security-code': 'セキュリティコードをご確認ください',
    },
    cardHolder: { required: 'カードの名義を入力してください' },
  },
}
