import type { AccountErasedWords } from './account-erased.words'

export const words: AccountErasedWords = {
  title: 'مُحي حسابك',
  text: 'كتبنا إليك ما يبقى في دفاترنا ولماذا. شكرًا لتسوقك معنا.',
}
