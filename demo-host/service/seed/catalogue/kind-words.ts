import { type Language, languages } from '../../../../core/shapes/languages'

/** The languages that have no descriptions of the products: a kind in them is one word for its whole family. */
export type KindLanguage = Exclude<Language, 'en' | 'fr'>

const described: readonly Language[] = ['en', 'fr']

export const kindLanguages = languages.filter((language): language is KindLanguage => !described.includes(language))

type KindWords = Readonly<Record<KindLanguage, string>>

/** What a family's products are called, by their English name. */
const kindWords: Readonly<Record<string, KindWords>> = {
  'road running shoe': { de: 'Straßenlaufschuh', ja: 'ロードランニングシューズ', ar: 'حذاء جري على الطرق' },
  'racing shoe': { de: 'Wettkampfschuh', ja: 'レーシングシューズ', ar: 'حذاء سباق' },
  'trail running shoe': { de: 'Trailrunningschuh', ja: 'トレイルランニングシューズ', ar: 'حذاء جري على المسارات' },
  'track spike': { de: 'Spike', ja: 'トラックスパイク', ar: 'حذاء مضمار بمسامير' },
  'recovery slide': { de: 'Badeschuh zur Erholung', ja: 'リカバリーサンダル', ar: 'نعل للاستشفاء' },
  'short sleeve top': { de: 'Kurzarmshirt', ja: '半袖トップス', ar: 'قميص بأكمام قصيرة' },
  'long sleeve top': { de: 'Langarmshirt', ja: '長袖トップス', ar: 'قميص بأكمام طويلة' },
  'racing singlet': { de: 'Wettkampfshirt', ja: 'レーシングシングレット', ar: 'قميص سباق بلا أكمام' },
  'sports bra': { de: 'Sport-BH', ja: 'スポーツブラ', ar: 'حمالة صدر رياضية' },
  'running shorts': { de: 'Laufshorts', ja: 'ランニングショーツ', ar: 'شورت جري' },
  'running tights': { de: 'Lauftights', ja: 'ランニングタイツ', ar: 'بنطال جري ضيق' },
  'warm-up pants': { de: 'Aufwärmhose', ja: 'ウォームアップパンツ', ar: 'بنطال إحماء' },
  'running jacket': { de: 'Laufjacke', ja: 'ランニングジャケット', ar: 'سترة جري' },
  'running vest': { de: 'Laufweste', ja: 'ランニングベスト', ar: 'صديرية جري' },
  midlayer: { de: 'Zwischenschicht', ja: 'ミッドレイヤー', ar: 'طبقة وسطى' },
  hoodie: { de: 'Kapuzenpullover', ja: 'フーディー', ar: 'سترة بقلنسوة' },
  'running socks': { de: 'Laufsocken', ja: 'ランニングソックス', ar: 'جوارب جري' },
  'running cap': { de: 'Laufkappe', ja: 'ランニングキャップ', ar: 'قبعة جري' },
  beanie: { de: 'Mütze', ja: 'ビーニー', ar: 'قبعة صوفية' },
  headband: { de: 'Stirnband', ja: 'ヘッドバンド', ar: 'عصابة رأس' },
  'running gloves': { de: 'Laufhandschuhe', ja: 'ランニンググローブ', ar: 'قفازات جري' },
  'running belt': { de: 'Laufgürtel', ja: 'ランニングベルト', ar: 'حزام جري' },
  'running pack': { de: 'Laufrucksack', ja: 'ランニングバックパック', ar: 'حقيبة ظهر للجري' },
  bag: { de: 'Tasche', ja: 'バッグ', ar: 'حقيبة' },
  bottle: { de: 'Trinkflasche', ja: 'ボトル', ar: 'قارورة ماء' },
  'running sunglasses': { de: 'Laufsonnenbrille', ja: 'ランニングサングラス', ar: 'نظارة شمسية للجري' },
  headlamp: { de: 'Stirnlampe', ja: 'ヘッドランプ', ar: 'مصباح رأس' },
}

/** By a product's own English words where they are known, else by its family's. */
export const kindWordsOf = (own: string, family: string): KindWords | undefined =>
  kindWords[own.charAt(0).toLowerCase() + own.slice(1)] ?? kindWords[family]
