import type { RecipientsWords } from './recipients.words'

export const words: RecipientsWords = {
  goesTo: (name, email) => `${name}様、${email}`,
  goesToYou: '上記のメールアドレスに届きます',
  toAnother: '別の方に送る',
  toAnotherNamed: name => `${name}を別の方に送る`,
  changeGetter: '変更',
  changeGetterNamed: name => `${name}の送り先を変更`,
  getter: '送り先',
}
