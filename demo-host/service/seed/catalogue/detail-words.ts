import type { Words } from '../../languages/words'
import type { KindLanguage } from './kind-words'

type DetailWords = Readonly<Record<KindLanguage, string>>

const said = (de: string, ja: string, ar: string): DetailWords => ({ de, ja, ar })

/** What is said below the products, by its English words. */
const detailWords: Readonly<Record<string, DetailWords>> = {
  // Features
  'Valid for five years': said('Fünf Jahre gültig', '有効期間5年', 'صالحة لخمس سنوات'),
  'Waterproof membrane': said('Wasserdichte Membran', '防水メンブレン', 'غشاء مقاوم للماء'),
  'Rock plate': said('Steinplatte', 'ロックプレート', 'صفيحة واقية من الصخور'),
  '3 mm lugs': said('3 mm Profil', '3 mmのラグ', 'نتوءات بارتفاع 3 مم'),
  'Six pins, key in the box': said(
    'Sechs Dornen, Schlüssel liegt bei',
    'ピン6本、レンチ付属',
    'ستة مسامير، والمفتاح في العلبة',
  ),
  'Pins of 12 mm': said('Dornen von 12 mm', '12 mmのピン', 'مسامير بطول 12 مم'),
  'Pins of 5 mm': said('Dornen von 5 mm', '5 mmのピン', 'مسامير بطول 5 مم'),
  'Sizes run full: between two, take the larger': said(
    'Nur ganze Größen: dazwischen die größere nehmen',
    'ハーフサイズなし：迷ったら大きいほうを',
    'المقاسات كاملة: بين مقاسين اختر الأكبر',
  ),
  'Algae foam': said('Schaum aus Algen', '藻類由来のフォーム', 'رغوة من الطحالب'),
  'Hook and eye at the back': said('Haken und Ösen am Rücken', '背面ホック', 'مشبك خلفي'),
  'Phone pocket': said('Tasche für das Telefon', 'スマートフォン用ポケット', 'جيب للهاتف'),
  'Ankle zips': said('Reißverschlüsse am Knöchel', '足首ジッパー', 'سحّابان عند الكاحل'),
  Photochromic: said('Selbsttönend', '調光レンズ', 'عدسات تتغير بحسب الضوء'),
  'UPF 50': said('UV-Schutz UPF 50', 'UPF 50の紫外線防止', 'حماية من الشمس UPF 50'),
  '22 g': said('22 g schwer', '重量22 g', 'الوزن 22 غ'),
  '300 lm, 68 g': said('300 Lumen, 68 g', '300ルーメン、68 g', '300 لومن، 68 غ'),
  '800 lm, 112 g': said('800 Lumen, 112 g', '800ルーメン、112 g', '800 لومن، 112 غ'),
  // Materials
  'Upper: 78% recycled polyester, 22% polyamide knit': said(
    'Obermaterial: Strick aus 78 % recyceltem Polyester, 22 % Polyamid',
    'アッパー：再生ポリエステル78%、ポリアミド22%のニット',
    'الجزء العلوي: حياكة من 78% بوليستر معاد تدويره و22% بولي أميد',
  ),
  'Midsole: EVA foam, a third of it from castor oil': said(
    'Zwischensohle: EVA-Schaum, ein Drittel davon aus Rizinusöl',
    'ミッドソール：EVAフォーム（3分の1はひまし油由来）',
    'النعل الأوسط: رغوة EVA، ثلثها من زيت الخروع',
  ),
  'Upper: 100% recycled polyester monomesh': said(
    'Obermaterial: Monomesh aus 100 % recyceltem Polyester',
    'アッパー：再生ポリエステル100%のモノメッシュ',
    'الجزء العلوي: شبك أحادي من بوليستر معاد تدويره 100%',
  ),
  'Midsole: PEBA foam with a carbon fibre plate': said(
    'Zwischensohle: PEBA-Schaum mit Carbonplatte',
    'ミッドソール：カーボンファイバープレート入りPEBAフォーム',
    'النعل الأوسط: رغوة PEBA مع صفيحة من ألياف الكربون',
  ),
  'Upper: ripstop polyamide with TPU film': said(
    'Obermaterial: Ripstop-Polyamid mit TPU-Folie',
    'アッパー：TPUフィルム付きリップストップポリアミド',
    'الجزء العلوي: بولي أميد مقاوم للتمزق مع طبقة TPU',
  ),
  'Outsole: sticky rubber, 5 mm lugs': said(
    'Außensohle: griffiger Gummi, 5 mm Profil',
    'アウトソール：グリップラバー、5 mmのラグ',
    'النعل الخارجي: مطاط متماسك بنتوءات 5 مم',
  ),
  'Upper: single layer mesh': said(
    'Obermaterial: einlagiges Mesh',
    'アッパー：一層メッシュ',
    'الجزء العلوي: شبك من طبقة واحدة',
  ),
  'Plate: glass filled polyamide; steel pins, 6 mm': said(
    'Platte: glasfaserverstärktes Polyamid; Stahldornen, 6 mm',
    'プレート：ガラス繊維入りポリアミド、6 mmのスチールピン',
    'الصفيحة: بولي أميد معزز بالزجاج؛ مسامير فولاذية 6 مم',
  ),
  'One piece of EVA foam, free of animal products': said(
    'EVA-Schaum aus einem Stück, ohne Tierisches',
    '一体成形EVAフォーム、動物由来素材不使用',
    'قطعة واحدة من رغوة EVA، بلا مواد حيوانية',
  ),
  '88% recycled polyester, 12% elastane': said(
    '88 % recyceltes Polyester, 12 % Elasthan',
    '再生ポリエステル88%、ポリウレタン12%',
    '88% بوليستر معاد تدويره، 12% إيلاستين',
  ),
  '100% recycled polyamide, 20 denier ripstop': said(
    '100 % recyceltes Polyamid, Ripstop mit 20 Denier',
    '再生ポリアミド100%、20デニールのリップストップ',
    'بولي أميد معاد تدويره 100%، مقاوم للتمزق 20 دنير',
  ),
  '70% organic cotton, 30% recycled polyester': said(
    '70 % Bio-Baumwolle, 30 % recyceltes Polyester',
    'オーガニックコットン70%、再生ポリエステル30%',
    '70% قطن عضوي، 30% بوليستر معاد تدويره',
  ),
  '72% recycled polyamide, 24% cotton, 4% elastane': said(
    '72 % recyceltes Polyamid, 24 % Baumwolle, 4 % Elasthan',
    '再生ポリアミド72%、綿24%、ポリウレタン4%',
    '72% بولي أميد معاد تدويره، 24% قطن، 4% إيلاستين',
  ),
  '100% recycled polyester': said('100 % recyceltes Polyester', '再生ポリエステル100%', 'بوليستر معاد تدويره 100%'),
  '51% merino wool, 49% recycled polyester': said(
    '51 % Merinowolle, 49 % recyceltes Polyester',
    'メリノウール51%、再生ポリエステル49%',
    '51% صوف مرينو، 49% بوليستر معاد تدويره',
  ),
  '90% recycled polyester, 10% elastane': said(
    '90 % recyceltes Polyester, 10 % Elasthan',
    '再生ポリエステル90%、ポリウレタン10%',
    '90% بوليستر معاد تدويره، 10% إيلاستين',
  ),
  '92% recycled polyester, 8% elastane': said(
    '92 % recyceltes Polyester, 8 % Elasthan',
    '再生ポリエステル92%、ポリウレタン8%',
    '92% بوليستر معاد تدويره، 8% إيلاستين',
  ),
  '84% recycled polyamide, 16% elastane': said(
    '84 % recyceltes Polyamid, 16 % Elasthan',
    '再生ポリアミド84%、ポリウレタン16%',
    '84% بولي أميد معاد تدويره، 16% إيلاستين',
  ),
  '70 denier recycled polyamide ripstop': said(
    'Ripstop aus recyceltem Polyamid, 70 Denier',
    '70デニールの再生ポリアミドリップストップ',
    'بولي أميد معاد تدويره مقاوم للتمزق 70 دنير',
  ),
  '600 denier recycled polyester': said(
    'Recyceltes Polyester, 600 Denier',
    '600デニールの再生ポリエステル',
    'بوليستر معاد تدويره 600 دنير',
  ),
  'Free of BPA': said('Frei von BPA', 'BPAフリー', 'خالية من مادة BPA'),
  'Bio-based polyamide frame, category 3 lenses': said(
    'Gestell aus biobasiertem Polyamid, Gläser der Kategorie 3',
    'バイオベースのポリアミドフレーム、カテゴリー3のレンズ',
    'إطار من بولي أميد حيوي المصدر، عدسات من الفئة 3',
  ),
  'Rechargeable by USB-C, water resistant to IPX6': said(
    'Aufladbar über USB-C, wassergeschützt nach IPX6',
    'USB-C充電式、IPX6相当の防水性能',
    'تُشحن عبر USB-C، مقاومة للماء IPX6',
  ),
  'A number and a PIN': said('Eine Nummer und eine PIN', '番号とPIN', 'رقم ورمز PIN'),
  // Care
  'Brush off dry mud, then wipe with a damp cloth.': said(
    'Trockenen Schlamm abbürsten, dann feucht abwischen.',
    '乾いた泥をブラシで落とし、湿らせた布で拭いてください。',
    'أزل الطين الجاف بالفرشاة، ثم امسح بقطعة قماش رطبة.',
  ),
  'Air dry away from heat. Do not machine wash.': said(
    'Fern von Wärme an der Luft trocknen. Nicht in die Waschmaschine.',
    '熱源を避けて自然乾燥。洗濯機は使用できません。',
    'جففه في الهواء بعيدًا عن الحرارة. لا يُغسل في الغسالة.',
  ),
  'Rinse with cold water.': said('Mit kaltem Wasser abspülen.', '水ですすいでください。', 'اشطفه بماء بارد.'),
  'Machine wash at 30 degrees with like colours.': said(
    'Bei 30 Grad mit ähnlichen Farben waschen.',
    '30度で、似た色のものと洗濯機で洗えます。',
    'يُغسل في الغسالة على 30 درجة مع ألوان مشابهة.',
  ),
  'Hang to dry. No softener: it clogs the fibres.': said(
    'Zum Trocknen aufhängen. Kein Weichspüler: Er verklebt die Fasern.',
    'つり干し。柔軟剤は繊維を詰まらせるため使わないでください。',
    'يُعلَّق ليجف. بلا منعّم: فهو يسد الألياف.',
  ),
  'Machine wash at 30 degrees.': said('Bei 30 Grad waschen.', '30度で洗濯機洗い可。', 'يُغسل في الغسالة على 30 درجة.'),
  'Wipe clean with a damp cloth.': said('Feucht abwischen.', '湿らせた布で拭いてください。', 'يُمسح بقطعة قماش رطبة.'),
  'Keep the number to yourself.': said(
    'Behalten Sie die Nummer für sich.',
    '番号は他の人に教えないでください。',
    'احتفظ بالرقم لنفسك.',
  ),
  // Measurements
  'Our models are 186 cm and 174 cm tall and wear size M and size S.': said(
    'Unsere Models sind 186 cm und 174 cm groß und tragen Größe M und Größe S.',
    'モデルの身長は186 cmと174 cm、着用サイズはMとSです。',
    'طول عارضينا 186 سم و174 سم، ويرتدون المقاسين M وS.',
  ),
}

/** In every language; those of a text stand where it has them itself. */
export const detailIn = (words: Words): Words => ({ ...detailWords[words.en], ...words })
