import type { RecipientsWords } from './recipients.words'

export const words: RecipientsWords = {
  goesTo: (name, email) => `إلى ${name}، \u2068${email}\u2069`,
  goesToYou: 'يُرسل إلى البريد الإلكتروني أعلاه',
  toAnother: 'إرسالها إلى شخص آخر',
  toAnotherNamed: name => `إرسال ${name} إلى شخص آخر`,
  changeGetter: 'تغيير',
  changeGetterNamed: name => `تغيير مستلم ${name}`,
  getter: 'المستلم',
}
