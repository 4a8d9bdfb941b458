import type { OrderWords } from './order.words'

export const words: OrderWords = {
  invoice: '請求書',
  invoiceComing: '請求書を作成しています',
  sendBack: '返品する',
  labelAgain: '返品ラベル',
  labelComing: 'ラベルを作成しています',
  labelHere: 'ラベルを保存しました。荷物に貼ってお出しください。',
  invoiceHere: '請求書を保存しました。',
  resend: 'ギフトカードを再送する',
  resending: '送信しています',
  resent: 'ギフトカードのメールを再送しました。',
  parcel: (carrier, number) => `${carrier}、追跡番号 ${number}`,
  events: 'これまでの経過',
  announced: number => `返品 ${number} を受け付けました。`,
  refunded: (sum, day) => `${day}に${sum}を返金しました`,
  pieces: (name, qty) => `${name} × ${qty}`,
  refundComes: '返品を受け取りました。これから返金いたします。',
  cancelledRefund: sum => `お支払いに使われた方法で${sum}を返金します。`,
  noReturn: {
    'not-delivered': 'このご注文はまだお届けしていないため、返品できません。',
    returned: 'このご注文はすでに返品されています。',
    'too-late': 'お届けから60日を過ぎたため、このご注文は返品できません。',
    'wrong-items': 'これらの商品は返品できません。',
  },
}
