import type { CartMessagesWords } from './cart-messages.words'

export const words: CartMessagesWords = {
  hide: what => `非表示: ${what}`,

  gone: '販売を終了しました。注文するには削除してください。',
  goneOut: '売り切れです。注文するには削除してください。',
  goneHeld: '残りはほかのお客様が確保しています。数分後にもう一度お試しいただくか、注文するには削除してください。',
  goneUnpriced: '現在販売していません。注文するには削除してください。',
  removeFailed: '商品をカートから削除できませんでした。しばらくしてからもう一度お試しください。',

  maximum: (count: number) => `ご注文は${count}点までです。`,
  lastSeen: '前回確認したときのカートを表示しています。',
  offline: 'オフラインです。',
  offlineMore: '変更は接続が戻ってから送信されます。',
  notUpdated: 'カートを更新できませんでした。',
  notRead: 'カートを読み込めませんでした。',
  notLeft: 'レジを開けませんでした。',
  emptyMore: '追加した商品は、このサイトのどのページでもここに保存されます。',
  notKept:
    'お使いのブラウザはこのサイトの情報を保存しないため、ページを再読み込みするか閉じるとバッグの中身は失われますが、購入手続きには引き継がれます。',
  goOnShopping: '買い物を続ける',
}
