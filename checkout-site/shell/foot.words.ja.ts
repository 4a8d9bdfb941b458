import type { FootWords } from './foot.words'

export const words: FootWords = {
  about: 'このショップについて',
  terms: '販売条件',
  privacy: 'プライバシー',
  returns: '返品',
  withdrawal: '返品特約',
  imprint: '特定商取引法に基づく表記',
  contact: 'お問い合わせ',
  orders: 'ご注文',
  newsletter: 'メールのお知らせ',
  region: '地域',
  language: '言語',
}
