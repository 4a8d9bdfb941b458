import type { SavedAddressesWords } from './saved-addresses.words'

export const words: SavedAddressesWords = {
  saved: 'عناوينك',
  another: 'عنوان آخر',
  remove: street => `إزالة ${street}`,
  removeQuestion: street => `هل تريد إزالة ${street} من عناوينك؟ يبقى النموذج كما هو.`,
  removeFromOrder: street => `هل تريد إزالة ${street} من هذا الطلب؟`,
  keep: 'حفظ هذا العنوان في حسابي',
  notRemoved: 'لم تتم إزالة هذا العنوان.',
}
