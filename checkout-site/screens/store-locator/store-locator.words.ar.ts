import type { StoreLocatorWords } from './store-locator.words'

export const words: StoreLocatorWords = {
  title: 'ابحث عن متجر',
  directions: 'الاتجاهات',
  directionsTo: (name: string) => `الاتجاهات إلى ${name}، في علامة تبويب جديدة`,
  choose: 'اجعله متجري',
  chooseNamed: (name: string) => `اجعله متجري: ${name}`,
  services: {
    pickup: 'الاستلام في اليوم نفسه',
    sts: 'الشحن إلى المتجر',
    pudo: 'حفظ الطرود لك',
    returns: 'الإرجاع',
  },
}
