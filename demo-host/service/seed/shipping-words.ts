import type { AllWords } from '../languages/words'

export const workingDays = (min: number, max: number): AllWords =>
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

export const shippingWords = {
  standard: {
    label: { en: 'Standard', fr: 'Standard', de: 'Standard', ja: '通常配送', ar: 'عادي' },
    description: {
      en: 'To your door or a neighbour’s.',
      fr: 'Chez vous ou chez un voisin.',
      de: 'An Ihre Tür oder zu den Nachbarn.',
      ja: 'ご自宅またはお隣にお届けします。',
      ar: 'إلى بابك أو إلى جارك.',
    },
  },
  express: {
    label: { en: 'Express', fr: 'Express', de: 'Express', ja: '速達', ar: 'سريع' },
    description: {
      en: 'By 8 pm, with a two-hour notice.',
      fr: 'Avant 20 h, annoncée deux heures avant.',
      de: 'Bis 20 Uhr, zwei Stunden vorher angekündigt.',
      ja: '20時までにお届け、2時間前にお知らせします。',
      ar: 'قبل الساعة 8 مساءً، مع إشعار قبل ساعتين.',
    },
  },
  nextDay: {
    label: {
      en: 'Next day',
      fr: 'Lendemain',
      de: 'Am nächsten Tag',
      ja: '翌日お届け',
      ar: 'اليوم التالي',
    },
    description: {
      en: 'Ordered by 2 pm, there tomorrow.',
      fr: 'Commandé avant 14 h, livré demain.',
      de: 'Bis 14 Uhr bestellt, morgen da.',
      ja: '14時までのご注文は翌日に届きます。',
      ar: 'اطلب قبل الساعة 2 ظهرًا ليصلك غدًا.',
    },
  },
  evening: {
    label: {
      en: 'Evening, 6 to 8 pm',
      fr: 'En soirée, de 18 h à 20 h',
      de: 'Abends, 18 bis 20 Uhr',
      ja: '夜間（18時～20時）',
      ar: 'مساءً، بين 6 و8',
    },
    description: {
      en: 'On the first working evening that the carrier has free.',
      fr: 'La première soirée ouvrée libre chez le transporteur.',
      de: 'Am ersten Werktagsabend, den der Zusteller frei hat.',
      ja: '配送業者の都合がつく最初の平日の夜にお届けします。',
      ar: 'في أول مساء عمل متاح لدى الناقل.',
    },
  },
  pickup: {
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
  },
  collect: {
    label: { en: 'Collection point', fr: 'Point relais', de: 'Paketshop', ja: '受け取りスポット', ar: 'نقطة استلام' },
    description: {
      en: 'At a shop near you, open late.',
      fr: 'Dans un commerce près de chez vous, ouvert tard.',
      de: 'In einem Laden in Ihrer Nähe, lange geöffnet.',
      ja: 'お近くの、遅くまで開いているお店で。',
      ar: 'في متجر قريب منك يفتح حتى وقت متأخر.',
    },
  },
  shipToStore: {
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
  },
  email: {
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
  },
  customs: {
    label: { en: 'Made for you', fr: 'Fait pour vous', de: 'Für Sie gemacht', ja: 'あなただけの一品', ar: 'مصنوع لك' },
    description: {
      en: 'Sent from the workshop once it is made.',
      fr: 'Expédié de l’atelier une fois terminé.',
      de: 'Kommt aus der Werkstatt, sobald es fertig ist.',
      ja: '完成後、工房から発送します。',
      ar: 'يُشحن من الورشة بعد إنجازه.',
    },
  },
} as const satisfies Record<string, { label: AllWords; description: AllWords; deliveryTime?: AllWords }>
