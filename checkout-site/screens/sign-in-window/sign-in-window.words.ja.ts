import type { SignInWindowWords } from './sign-in-window.words'

export const words: SignInWindowWords = {
  title: 'ログイン',
  lead: site => `${site} からお越しです。パスワードは当店だけで扱い、そのページには渡りません。`,
  allowTitle: site => `${site} でカートを使いますか`,
  may: 'そのページは、カートの中身を見て変更できるようになります。',
  mayNot: '名前、住所、カードは見えず、注文もできません。ここでログアウトすると終わります。',
  allow: 'カートを使う',
  allowing: '戻っています',
  deny: '今はしない',
  nobodyTitle: 'リクエストがありません',
  nobodyText: 'この画面は販売パートナーのページから開きます。元のページに戻り、もう一度ボタンを押してください。',
}
