import type { ThreeDsWords } from './three-ds.words'

export const words: ThreeDsWords = {
  title: 'カード会社での確認',
  text: (sum, brand) =>
    `カード会社が、${brand} への${sum}のお支払いの確認を求めています。確認が済むと注文が確定します。`,
  frame: 'カード会社のページ',
  left: time => `残り ${time}`,
  soon: 'カード会社での確認は残り1分です',
  other: '別の方法で支払う',
  close: '閉じる',
  leaveTitle: '確認せずに閉じますか',
  leaveText: 'カード会社で確認されるまで注文は確定しません。カートの中身はそのままです。',
  stay: '確認を続ける',
  leave: '閉じて別の方法で支払う',
  confirming: '注文を確定しています',
  checking: 'ご注文を確認しています',
  checkingText: '接続が切れました。注文の状況を確認しています。二重に請求されることはありません。',
}
