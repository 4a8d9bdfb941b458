import type { Words } from '../../languages/words'

type More = Required<Pick<Words, 'de' | 'ja' | 'ar'>>

const kind = (de: string, ja: string, ar: string): More => ({ de, ja, ar })

/** What a family's products are called in the languages that have no descriptions of them, by their English name. */
const kindWords: Readonly<Record<string, More>> = {
  'road running shoe': kind('Straßenlaufschuh', 'ロードランニングシューズ', 'حذاء جري على الطرق'),
  'racing shoe': kind('Wettkampfschuh', 'レーシングシューズ', 'حذاء سباق'),
  'trail running shoe': kind('Trailrunningschuh', 'トレイルランニングシューズ', 'حذاء جري على المسارات'),
  'track spike': kind('Spike', 'トラックスパイク', 'حذاء مضمار بمسامير'),
  'recovery slide': kind('Badeschuh zur Erholung', 'リカバリーサンダル', 'نعل للاستشفاء'),
  'short sleeve top': kind('Kurzarmshirt', '半袖トップス', 'قميص بأكمام قصيرة'),
  'long sleeve top': kind('Langarmshirt', '長袖トップス', 'قميص بأكمام طويلة'),
  'racing singlet': kind('Wettkampfshirt', 'レーシングシングレット', 'قميص سباق بلا أكمام'),
  'sports bra': kind('Sport-BH', 'スポーツブラ', 'حمالة صدر رياضية'),
  'running shorts': kind('Laufshorts', 'ランニングショーツ', 'شورت جري'),
  'running tights': kind('Lauftights', 'ランニングタイツ', 'بنطال جري ضيق'),
  'warm-up pants': kind('Aufwärmhose', 'ウォームアップパンツ', 'بنطال إحماء'),
  'running jacket': kind('Laufjacke', 'ランニングジャケット', 'سترة جري'),
  'running vest': kind('Laufweste', 'ランニングベスト', 'صديرية جري'),
  midlayer: kind('Zwischenschicht', 'ミッドレイヤー', 'طبقة وسطى'),
  hoodie: kind('Kapuzenpullover', 'フーディー', 'سترة بقلنسوة'),
  'running socks': kind('Laufsocken', 'ランニングソックス', 'جوارب جري'),
  'running cap': kind('Laufkappe', 'ランニングキャップ', 'قبعة جري'),
  beanie: kind('Mütze', 'ビーニー', 'قبعة صوفية'),
  headband: kind('Stirnband', 'ヘッドバンド', 'عصابة رأس'),
  'running gloves': kind('Laufhandschuhe', 'ランニンググローブ', 'قفازات جري'),
  'running belt': kind('Laufgürtel', 'ランニングベルト', 'حزام جري'),
  'running pack': kind('Laufrucksack', 'ランニングバックパック', 'حقيبة ظهر للجري'),
  bag: kind('Tasche', 'バッグ', 'حقيبة'),
  bottle: kind('Trinkflasche', 'ボトル', 'قارورة ماء'),
  'running sunglasses': kind('Laufsonnenbrille', 'ランニングサングラス', 'نظارة شمسية للجري'),
  headlamp: kind('Stirnlampe', 'ヘッドランプ', 'مصباح رأس'),
}

/** The same of what is not told by its family alone, from its own English words or its family's. */
export const kindWordsOf = (own: string, family: string): Partial<More> =>
  kindWords[own.charAt(0).toLowerCase() + own.slice(1)] ?? kindWords[family] ?? {}
