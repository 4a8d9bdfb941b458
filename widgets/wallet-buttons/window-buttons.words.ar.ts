import type { WindowWords } from './window-buttons.words'

export const words: WindowWords = {
  group: 'الدفع فورًا',
  apple: 'الشراء عبر Apple Pay في نافذة المتجر',
  paypal: 'الشراء عبر PayPal في نافذة المتجر',
  open: 'أكمل في النافذة التي فُتحت. اضغط مرة أخرى لإظهارها في المقدمة.',
  chooseFirst: 'اختر مقاسك أولًا.',
  empty: 'حقيبتك فارغة.',
}
