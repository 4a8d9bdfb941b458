import { shelfPrice, sumOf } from './catalogue/money'
import type { AllWords } from '../languages/words'
import type { ShippingMethod } from '../delivery/shipping-method'
import type { Sum } from '../pricing/money'

const free = sumOf(() => 0)
const america = ['US']
const canada = ['CA']
const kingdom = ['GB', 'IE']
const union = ['FR', 'DE', 'IT', 'ES', 'NL']
const asia = ['JP']
const gulf = ['AE', 'KW']
const everywhere = [...america, ...canada, ...kingdom, ...union, ...asia, ...gulf]

const remote = { US: ['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'], CA: ['NT', 'NU', 'YT'] }

const workingDays = (min: number, max: number): AllWords =>
  min === 1 && max === 1
    ? {
        en: 'Next working day',
        fr: 'Le jour ouvré suivant',
        de: 'Am nächsten Werktag',
        ja: '翌営業日',
        ar: 'يوم العمل التالي',
      }
    : {
        en: min === max ? `${min} working days` : `${min}-${max} days`,
        fr: min === max ? `${min} jours ouvrés` : `${min} à ${max} jours`,
        de: min === max ? `${min} Werktage` : `${min} bis ${max} Tage`,
        ja: min === max ? `${min}営業日` : `${min}～${max}日`,
        ar: min === max ? `أيام العمل: ${min}` : `${min}–${max} أيام`,
      }

const home = (
  code: string,
  label: AllWords,
  description: AllWords,
  countries: readonly string[],
  [min, max]: readonly [number, number],
  prices: Sum,
  position: number,
  more: Partial<ShippingMethod> = {},
): ShippingMethod => ({
  code,
  class: 'home',
  countries,
  label,
  description,
  deliveryTime: workingDays(min, max),
  days: { min, max },
  prices,
  position,
  ...more,
})

const standard: AllWords = { en: 'Standard', fr: 'Standard', de: 'Standard', ja: '通常配送', ar: 'عادي' }
const standardWords: AllWords = {
  en: 'To your door or a neighbour’s.',
  fr: 'Chez vous ou chez un voisin.',
  de: 'An Ihre Tür oder zu den Nachbarn.',
  ja: 'ご自宅またはお隣にお届けします。',
  ar: 'إلى بابك أو إلى جارك.',
}
const express: AllWords = { en: 'Express', fr: 'Express', de: 'Express', ja: '速達', ar: 'سريع' }
const expressWords: AllWords = {
  en: 'By 8 pm, with a two-hour notice.',
  fr: 'Avant 20 h, annoncée deux heures avant.',
  de: 'Bis 20 Uhr, zwei Stunden vorher angekündigt.',
  ja: '20時までにお届け、2時間前にお知らせします。',
  ar: 'قبل الساعة 8 مساءً، مع إشعار قبل ساعتين.',
}
const nextDay: AllWords = {
  en: 'Next day',
  fr: 'Lendemain',
  de: 'Am nächsten Tag',
  ja: '翌日お届け',
  ar: 'اليوم التالي',
}
const nextDayWords: AllWords = {
  en: 'Ordered by 2 pm, there tomorrow.',
  fr: 'Commandé avant 14 h, livré demain.',
  de: 'Bis 14 Uhr bestellt, morgen da.',
  ja: '14時までのご注文は翌日に届きます。',
  ar: 'اطلب قبل الساعة 2 ظهرًا ليصلك غدًا.',
}
const evening: AllWords = {
  en: 'Evening, 6 to 8 pm',
  fr: 'En soirée, de 18 h à 20 h',
  de: 'Abends, 18 bis 20 Uhr',
  ja: '夜間（18時～20時）',
  ar: 'مساءً، بين 6 و8',
}
const eveningWords: AllWords = {
  en: 'On the first working evening that the carrier has free.',
  fr: 'La première soirée ouvrée libre chez le transporteur.',
  de: 'Am ersten Werktagsabend, den der Zusteller frei hat.',
  ja: '配送業者の都合がつく最初の平日の夜にお届けします。',
  ar: 'في أول مساء عمل متاح لدى الناقل.',
}

/** Ways of delivery by country; what is free, and from which sum, is a promotion's business. */
export const shippingMethods: readonly ShippingMethod[] = [
  home('standard', standard, standardWords, america, [3, 5], shelfPrice(6), 10),
  home('express', express, expressWords, america, [2, 2], shelfPrice(12), 20, { exceptProvinces: remote }),
  home('evening', evening, eveningWords, america, [2, 5], shelfPrice(15), 30, { exceptProvinces: remote }),
  home('next-day', nextDay, nextDayWords, america, [1, 1], shelfPrice(25), 40, { exceptProvinces: remote }),
  home('standard', standard, standardWords, canada, [4, 7], shelfPrice(8), 10),
  home('express', express, expressWords, canada, [2, 3], shelfPrice(16), 20, { exceptProvinces: remote }),
  home('standard', standard, standardWords, kingdom, [2, 4], shelfPrice(5), 10),
  home('next-day', nextDay, nextDayWords, kingdom, [1, 1], shelfPrice(9), 20),
  home('standard', standard, standardWords, union, [3, 5], shelfPrice(6), 10),
  home('express', express, expressWords, union, [1, 2], shelfPrice(13), 20),
  home('standard', standard, standardWords, asia, [2, 4], shelfPrice(6), 10),
  home('next-day', nextDay, nextDayWords, asia, [1, 1], shelfPrice(11), 20),
  home('standard', standard, standardWords, gulf, [3, 6], shelfPrice(7), 10),
  home('express', express, expressWords, gulf, [1, 2], shelfPrice(14), 20),
  {
    code: 'pickup',
    class: 'pickup',
    countries: everywhere,
    label: {
      en: 'Pick up in store',
      fr: 'Retrait en magasin',
      de: 'Im Geschäft abholen',
      ja: '店舗受け取り',
      ar: 'استلام من المتجر',
    },
    description: {
      en: 'Kept for you for seven days.',
      fr: 'Gardé pour vous pendant sept jours.',
      de: 'Sieben Tage für Sie aufbewahrt.',
      ja: '7日間お取り置きします。',
      ar: 'نحتفظ به لك سبعة أيام.',
    },
    deliveryTime: {
      en: 'Ready in 2 hours',
      fr: 'Prêt en 2 heures',
      de: 'In 2 Stunden bereit',
      ja: '2時間で準備完了',
      ar: 'جاهز خلال ساعتين',
    },
    days: { min: 0, max: 0 },
    prices: free,
    position: 60,
  },
  {
    code: 'collect',
    class: 'pudo',
    countries: [...kingdom, ...union],
    label: { en: 'Collection point', fr: 'Point relais', de: 'Paketshop', ja: '受け取りスポット', ar: 'نقطة استلام' },
    description: {
      en: 'At a shop near you, open late.',
      fr: 'Dans un commerce près de chez vous, ouvert tard.',
      de: 'In einem Laden in Ihrer Nähe, lange geöffnet.',
      ja: 'お近くの、遅くまで開いているお店で。',
      ar: 'في متجر قريب منك يفتح حتى وقت متأخر.',
    },
    deliveryTime: workingDays(2, 4),
    days: { min: 2, max: 4 },
    prices: shelfPrice(4),
    position: 70,
  },
  {
    code: 'ship-to-store',
    class: 'sts',
    countries: everywhere,
    label: {
      en: 'Ship to store',
      fr: 'Livraison en magasin',
      de: 'Lieferung ins Geschäft',
      ja: '店舗へ配送',
      ar: 'الشحن إلى المتجر',
    },
    description: {
      en: 'From our warehouse to your store.',
      fr: 'De notre entrepôt à votre magasin.',
      de: 'Aus unserem Lager in Ihr Geschäft.',
      ja: '倉庫からお選びの店舗へ。',
      ar: 'من مستودعنا إلى متجرك.',
    },
    deliveryTime: workingDays(3, 6),
    days: { min: 3, max: 6 },
    prices: free,
    position: 80,
  },
  {
    code: 'email',
    class: 'digital',
    countries: everywhere,
    label: { en: 'By email', fr: 'Par e-mail', de: 'Per E-Mail', ja: 'メールで', ar: 'بالبريد الإلكتروني' },
    description: {
      en: 'Sent as soon as the order is paid.',
      fr: 'Envoyée dès le paiement.',
      de: 'Versandt, sobald bezahlt ist.',
      ja: 'お支払い後すぐに送信します。',
      ar: 'تُرسل فور دفع الطلب.',
    },
    deliveryTime: {
      en: 'Within minutes',
      fr: 'En quelques minutes',
      de: 'In wenigen Minuten',
      ja: '数分以内',
      ar: 'خلال دقائق',
    },
    days: { min: 0, max: 0 },
    prices: free,
    position: 90,
  },
  {
    code: 'customs',
    class: 'customs',
    countries: everywhere,
    label: { en: 'Made for you', fr: 'Fait pour vous', de: 'Für Sie gemacht', ja: 'あなただけの一品', ar: 'مصنوع لك' },
    description: {
      en: 'Sent from the workshop once it is made.',
      fr: 'Expédié de l’atelier une fois terminé.',
      de: 'Kommt aus der Werkstatt, sobald es fertig ist.',
      ja: '完成後、工房から発送します。',
      ar: 'يُشحن من الورشة بعد إنجازه.',
    },
    deliveryTime: workingDays(9, 14),
    days: { min: 9, max: 14 },
    prices: free,
    position: 95,
  },
]
