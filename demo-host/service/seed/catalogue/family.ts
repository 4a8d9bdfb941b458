import type { ProductDetails } from '../../catalogue/product'
import type { TaxClass } from '../../pricing/tax-rule'
import type { Words } from '../../languages/words'
import { detailIn } from './detail-words'
import type { SizeRunName } from './sizes'

export type Family = {
  /** First two letters of their ids. */
  readonly letters: string
  /** Without a gender: 'road running shoe'. */
  readonly eyebrow: Words
  readonly sizes: { readonly adult: SizeRunName; readonly women?: SizeRunName; readonly kids?: SizeRunName }
  readonly taxClass: TaxClass
  readonly categoryIds: readonly string[]
  readonly paragraph: Words
  readonly materials: readonly Words[]
  readonly care: readonly Words[]
  readonly measurements?: Words
  readonly searchTerms: readonly string[]
}

const group = (id: string, label: Words, data: readonly Words[], expanded = false): ProductDetails => ({
  id,
  label,
  expanded,
  data: data.map(detailIn),
})

const delivery: readonly Words[] = [
  {
    en: 'Standard delivery in three to five working days.',
    fr: 'Livraison standard en trois à cinq jours ouvrés.',
    de: 'Standardlieferung in drei bis fünf Werktagen.',
    ja: '通常配送は3～5営業日でお届けします。',
    ar: 'التوصيل العادي خلال ثلاثة إلى خمسة أيام عمل.',
  },
  {
    en: 'Free returns for 60 days, worn or not.',
    fr: 'Retours gratuits pendant 60 jours, même après usage.',
    de: 'Kostenlose Rückgabe innerhalb von 60 Tagen, auch getragen.',
    ja: '着用後でも60日間は返品無料です。',
    ar: 'إرجاع مجاني خلال 60 يومًا، حتى بعد الاستخدام.',
  },
]

/** E-mail deliveries arrive at once and cannot be returned. */
export const mailed: readonly Words[] = [
  {
    en: 'By email, within minutes of your order.',
    fr: 'Par e-mail, quelques minutes après votre commande.',
    de: 'Per E-Mail, wenige Minuten nach Ihrer Bestellung.',
    ja: 'ご注文から数分以内にメールでお届けします。',
    ar: 'بالبريد الإلكتروني خلال دقائق من طلبك.',
  },
  {
    en: 'Gift cards cannot be returned.',
    fr: 'Les cartes cadeaux ne sont pas reprises.',
    de: 'Gutscheine können nicht zurückgegeben werden.',
    ja: 'ギフトカードは返品できません。',
    ar: 'لا يمكن إرجاع بطاقات الهدايا.',
  },
]

/** Facts under the description; `comes` describes delivery and returns. */
export const detailsOf = (family: Family, features: readonly Words[], comes = delivery): ProductDetails[] => [
  group(
    'features',
    { en: 'Features', fr: 'Caractéristiques', de: 'Merkmale', ja: '特徴', ar: 'المميزات' },
    features,
    true,
  ),
  group(
    'materials',
    { en: 'Materials', fr: 'Matières', de: 'Materialien', ja: '素材', ar: 'الخامات' },
    family.materials,
  ),
  group('care', { en: 'Care', fr: 'Entretien', de: 'Pflege', ja: 'お手入れ', ar: 'العناية' }, family.care),
  group(
    'delivery',
    {
      en: 'Delivery and returns',
      fr: 'Livraison et retours',
      de: 'Lieferung und Rückgabe',
      ja: '配送と返品',
      ar: 'التوصيل والإرجاع',
    },
    comes,
  ),
]
