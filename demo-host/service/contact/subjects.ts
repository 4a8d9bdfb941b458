import type { AllWords } from '../languages/words'

type Labelled = { readonly code: string; readonly label: AllWords }

export const categories: readonly (Labelled & { readonly subjects: readonly Labelled[] })[] = [
  {
    code: 'order',
    label: { en: 'An order', fr: 'Une commande', de: 'Eine Bestellung', ja: 'ご注文', ar: 'طلب' },
    subjects: [
      {
        code: 'where',
        label: {
          en: 'Where is my parcel?',
          fr: 'Où est mon colis\u202f?',
          de: 'Wo ist mein Paket?',
          ja: '荷物はどこですか',
          ar: 'أين طردي؟',
        },
      },
      {
        code: 'wrong',
        label: {
          en: 'Something is wrong or missing',
          fr: 'Un article est erroné ou manque',
          de: 'Etwas ist falsch oder fehlt',
          ja: '商品の間違い・不足',
          ar: 'شيء خاطئ أو ناقص',
        },
      },
      {
        code: 'return',
        label: {
          en: 'Returns and refunds',
          fr: 'Retours et remboursements',
          de: 'Rückgaben und Erstattungen',
          ja: '返品・返金',
          ar: 'الإرجاع ورد المبالغ',
        },
      },
    ],
  },
  {
    code: 'product',
    label: { en: 'A product', fr: 'Un produit', de: 'Ein Produkt', ja: '商品', ar: 'منتج' },
    subjects: [
      {
        code: 'size',
        label: {
          en: 'Size and fit',
          fr: 'Taille et coupe',
          de: 'Größe und Passform',
          ja: 'サイズ・履き心地',
          ar: 'المقاس والملاءمة',
        },
      },
      {
        code: 'care',
        label: {
          en: 'Care and material',
          fr: 'Entretien et matière',
          de: 'Pflege und Material',
          ja: 'お手入れ・素材',
          ar: 'العناية والخامة',
        },
      },
    ],
  },
  {
    code: 'account',
    label: { en: 'My account', fr: 'Mon compte', de: 'Mein Konto', ja: 'アカウント', ar: 'حسابي' },
    subjects: [
      {
        code: 'email',
        label: {
          en: 'Change my email',
          fr: 'Changer mon e-mail',
          de: 'E-Mail ändern',
          ja: 'メールアドレスの変更',
          ar: 'تغيير بريدي',
        },
      },
      {
        code: 'data',
        label: {
          en: 'My data and privacy',
          fr: 'Mes données',
          de: 'Meine Daten',
          ja: '個人情報',
          ar: 'بياناتي والخصوصية',
        },
      },
      {
        code: 'points',
        label: {
          en: 'Points and vouchers',
          fr: 'Points et bons',
          de: 'Punkte und Gutscheine',
          ja: 'ポイント・クーポン',
          ar: 'النقاط والقسائم',
        },
      },
    ],
  },
]

export const hasSubject = (category: string, subject: string): boolean =>
  categories.some(({ code, subjects }) => code === category && subjects.some(one => one.code === subject))
