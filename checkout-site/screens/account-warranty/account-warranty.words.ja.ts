import type { AccountWarrantyWords } from './account-warranty.words'

export const words: AccountWarrantyWords = {
  title: '保証',
  lead: '商品が早く壊れてしまった場合は、商品と状況をお知らせください。2営業日以内にご返信します。',
  order: 'ご注文',
  item: '商品',
  choose: '選択してください',
  what: 'どのような状況ですか',
  send: '申請する',
  sending: '送信しています',
  sentTitle: '保証の申請を受け付けました',
  sentText: number => `受付番号は${number}です。メールでご連絡します。`,
  another: '別の申請',
  missing: '入力してください',
  none: '保証はこのアカウントでのご注文が対象です。ご注文はまだありません。',
}
