import type { ConfirmationWords } from './confirmation.words'

export const words: ConfirmationWords = {
  document: 'ご注文を承りました',
  help: 'お困りですか',
  order: number => `ご注文番号 ${number}`,
  thanks: (name, family) => (family || name ? `${family || name} 様、ありがとうございます` : 'ありがとうございます'),
  packing: email =>
    email
      ? `ただいま発送の準備をしています。確認メールを ${email} にお送りします。`
      : 'ただいま発送の準備をしています。',
  mailing: email =>
    email ? `ご購入の商品はメールでお届けします。確認メールを ${email} にお送りします。` : 'ご注文を承りました。',
  arrives: 'お届け',
  stages: { placed: '注文済み', packed: '梱包済み', onItsWay: '配送中', delivered: 'お届け済み' },
  done: '完了',
  next: 'これから',
  by: day => `${day}まで`,
  shipsTo: 'お届け先',
  pickUpAt: '受け取り場所',
  collectedBy: (name: string) => `受け取る方：${name}`,
  readyTitle: '受け取り',
  fetchedStages: { placed: '注文済み', packed: '準備済み', onItsWay: '受け取り可能', delivered: '受け取り済み' },
  paidWith: 'お支払い方法',
  manage: '注文の確認・キャンセル',
  see: '注文を確認',
  shopOn: '買い物を続ける',
  loading: 'ご注文を読み込んでいます',
  failedTitle: 'ご注文は承りましたが、表示できませんでした',
  failedText: '注文は失われていません。しばらくしてからもう一度お試しください。',
  find: '注文を探す',
  unreadableTitle: 'このご注文はここに表示できません',
  unreadableText:
    'たった今ご注文いただいた場合も、ご注文は失われていません。ご注文番号とメールアドレスで検索できます。',
  noneTitle: 'ここにはご注文がありません',
  noneText: 'このページには注文直後の内容が表示されます。その後はご注文番号で検索できます。',
}
