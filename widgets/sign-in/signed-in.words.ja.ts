import type { HereWords } from './signed-in.words'

export const words: HereWords = {
  hereAs: name => `ログイン中：${name}`,
  hereText: 'このページはカートだけを使えます。アカウントのほかの情報は見えません。',
  ownText: 'ご注文、住所、特典はアカウントでご覧いただけます。',
  account: 'アカウント',
  orders: 'ご注文履歴',
  accountThere: 'アカウントを新しいウィンドウで開く',
  staysText:
    'ここでログアウトしても、このページだけの操作です。ショップでは、アカウントでログアウトするまでログインしたままです。',
  signOut: 'ログアウト',
  signingOut: 'ログアウトしています',
}
