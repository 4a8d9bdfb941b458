import type { PersonWords } from './person.words'

export const words: PersonWords = {
  employee: (left, year) => `従業員割引：今年の残り${left}（年間${year}）`,
  athlete: (left, year) => `アスリートクレジット：今年の残り${left}（年間${year}）`,
  industry: (left, year) => `業界プログラム：今年の残り${left}（年間${year}）`,
  trade: (left, year) => `プロフェッショナルプログラム：今年の残り${left}（年間${year}）`,
  readTerms: '利用条件を読む',
  termsTitle: '従業員割引の利用条件',
  termsIntro: '割引を適用するには、次の利用条件に同意してください。',
  terms: [
    'ご本人とご家族が自分で使うものに限ります。',
    '年間の上限があり、割引でのご購入はその分に数えられます。',
    '割引で購入したものを転売することはできません。',
  ],
  allTerms: '利用条件の全文（別のページ）',
  accept: '利用条件に同意する',
  accepting: '保存しています',
  notNow: 'あとで',
  close: '閉じる',
}
