import { type Language, languages } from '../../../../core/shapes/languages'

/** The languages whose words are found by the English ones, since families and designs do not carry them. */
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
  // Of single designs
  'racing shoe, numbered': {
    de: 'Wettkampfschuh, nummeriert',
    ja: 'ナンバー入りレーシングシューズ',
    ar: 'حذاء سباق مرقّم',
  },
  'waterproof running shell': { de: 'Wasserdichte Laufjacke', ja: '防水ランニングシェル', ar: 'سترة جري مقاومة للماء' },
  'showerproof running shell': {
    de: 'Wasserabweisende Laufjacke',
    ja: 'はっ水ランニングシェル',
    ar: 'سترة جري طاردة للماء',
  },
  windbreaker: { de: 'Windjacke', ja: 'ウインドブレーカー', ar: 'سترة واقية من الريح' },
  'winter running jacket': { de: 'Winterlaufjacke', ja: '冬用ランニングジャケット', ar: 'سترة جري شتوية' },
  'waterproof smock': { de: 'Wasserdichte Schlupfjacke', ja: '防水スモック', ar: 'سترة بنصف سحّاب مقاومة للماء' },
  'wool tank': { de: 'Tanktop aus Wolle', ja: 'ウールタンクトップ', ar: 'قميص صوفي بلا أكمام' },
  'waterproof overtrousers': { de: 'Wasserdichte Überhose', ja: '防水オーバーパンツ', ar: 'بنطال خارجي مقاوم للماء' },
  'high support sports bra': {
    de: 'Sport-BH mit starkem Halt',
    ja: '高サポート スポーツブラ',
    ar: 'حمالة صدر رياضية بدعم قوي',
  },
  'medium support sports bra': {
    de: 'Sport-BH mit mittlerem Halt',
    ja: '中サポート スポーツブラ',
    ar: 'حمالة صدر رياضية بدعم متوسط',
  },
  'light support sports bra': {
    de: 'Sport-BH mit leichtem Halt',
    ja: '低サポート スポーツブラ',
    ar: 'حمالة صدر رياضية بدعم خفيف',
  },
  '5 inch shorts': { de: 'Shorts, 13 cm', ja: '13 cmショーツ', ar: 'شورت 13 سم' },
  '8 inch tights': { de: 'Kurze Tights, 20 cm', ja: '20 cmタイツ', ar: 'ليغنز قصير 20 سم' },
  '2 pairs': { de: '2 Paar', ja: '2足組', ar: 'زوجان' },
  '3 pairs': { de: '3 Paar', ja: '3足組', ar: '3 أزواج' },
  'lightweight cap': { de: 'Leichte Cap', ja: '軽量キャップ', ar: 'قبعة خفيفة' },
  '20 litre backpack': { de: 'Rucksack, 20 Liter', ja: '20リットル バックパック', ar: 'حقيبة ظهر 20 لترًا' },
  '35 litre duffel': { de: 'Sporttasche, 35 Liter', ja: '35リットル ダッフルバッグ', ar: 'حقيبة رياضية 35 لترًا' },
  'bag for one pair': { de: 'Beutel für ein Paar', ja: '1足用バッグ', ar: 'حقيبة لزوج واحد' },
  '600 ml insulated bottle': { de: 'Isolierflasche, 600 ml', ja: '600 ml保温ボトル', ar: 'قارورة عازلة 600 مل' },
  '500 ml bottle': { de: 'Trinkflasche, 500 ml', ja: '500 mlボトル', ar: 'قارورة 500 مل' },
  '500 ml soft flask': { de: 'Faltflasche, 500 ml', ja: '500 mlソフトフラスク', ar: 'قارورة مرنة 500 مل' },
  'gift with purchase': { de: 'Geschenk zum Einkauf', ja: 'お買い上げ特典', ar: 'هدية مع الشراء' },
}

/** By a product's own English words where they are known, else by its family's. */
export const kindWordsOf = (own: string, family: string): KindWords | undefined =>
  kindWords[own.charAt(0).toLowerCase() + own.slice(1)] ?? kindWords[family]
