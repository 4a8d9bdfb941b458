import type { OrdersWords } from './orders.words'

export const words: OrdersWords = {
  title: 'طلباتك',
  order: number => `الطلب \u2068${number}\u2069`,
  status: {
    pending: 'بانتظار مصرفك',
    placed: 'تم الطلب',
    packed: 'تم التغليف',
    shipped: 'في الطريق',
    delivered: 'تم التسليم',
    returned: 'تم الإرجاع',
    refunded: 'تم رد المبلغ',
    cancelled: 'ملغى',
    void: 'لم يُطلب',
  },
  emptyTitle: 'لا طلبات بعد',
  emptyText: 'تظهر هنا طلباتك بهذا الحساب مع شحنتها وفاتورتها.',
  failedTitle: 'تعذّر تحميل طلباتك',
  noPageTitle: 'لا توجد صفحة كهذه',
  noPageText: 'تنتهي طلباتك قبلها.',
  firstPage: 'إلى الصفحة الأولى',
  pages: 'صفحات الطلبات',
  page: page => `الصفحة ${page}`,
  older: 'الأقدم',
  newer: 'الأحدث',
  refunded: sum => `استُرد \u2068${sum}\u2069`,
  more: count => `و${count} أخرى`,
}
