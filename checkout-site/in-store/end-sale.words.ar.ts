import type { EndSaleWords } from './end-sale.words'

export const words: EndSaleWords = {
  title: 'تفريغ الحقيبة؟',
  text: 'سيُحذف ما في الحقيبة وكل ما أُدخل لهذا العميل في كل النوافذ. ستبقى مسجّل الدخول.',
  keep: 'إبقاء الحقيبة',
  end: 'تفريغ الحقيبة',
  ending: 'جارٍ تفريغ الحقيبة',
  close: 'إغلاق',
  left: 'ما زالت في الحقيبة منتجات من قبل.',
}
