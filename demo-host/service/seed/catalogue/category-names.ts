import type { AllWords } from '../../languages/words'
import type { CategoryName } from './category-ids'

/** In the order of `languages`. */
const said = (en: string, fr: string, de: string, ja: string, ar: string): AllWords => ({ en, fr, de, ja, ar })

/** What each listing is called. */
export const categoryNames: Readonly<Record<CategoryName, AllWords>> = {
  run: said('Run', 'Running', 'Laufen', 'ランニング', 'الجري'),
  road: said('Road', 'Route', 'Straße', 'ロード', 'الطريق'),
  trail: said('Trail', 'Trail', 'Trail', 'トレイル', 'المسارات'),
  track: said('Track', 'Piste', 'Bahn', 'トラック', 'المضمار'),
  raceDay: said('Race day', 'Compétition', 'Wettkampf', 'レース', 'يوم السباق'),
  recovery: said('Recovery', 'Récupération', 'Erholung', 'リカバリー', 'التعافي'),
  apparel: said('Apparel', 'Vêtements', 'Kleidung', 'ウェア', 'الملابس'),
  tops: said('Tops', 'Hauts', 'Oberteile', 'トップス', 'القمصان'),
  shortsAndTights: said(
    'Shorts and tights',
    'Shorts et collants',
    'Shorts und Tights',
    'ショーツ・タイツ',
    'الشورتات والليغنز',
  ),
  jackets: said('Jackets', 'Vestes', 'Jacken', 'ジャケット', 'السترات'),
  layers: said('Layers', 'Couches chaudes', 'Wärmende Schichten', 'ミッドレイヤー', 'الطبقات الدافئة'),
  accessories: said('Accessories', 'Accessoires', 'Zubehör', 'アクセサリー', 'الإكسسوارات'),
  socks: said('Socks', 'Chaussettes', 'Socken', 'ソックス', 'الجوارب'),
  headwear: said(
    'Caps and headwear',
    'Casquettes et bonnets',
    'Caps und Mützen',
    'キャップ・帽子',
    'القبعات وأغطية الرأس',
  ),
  packs: said(
    'Packs and bottles',
    'Sacs et gourdes',
    'Rucksäcke und Flaschen',
    'バッグ・ボトル',
    'الحقائب وقوارير الماء',
  ),
  gear: said('Gear', 'Équipement', 'Ausrüstung', 'ギア', 'المعدات'),
  giftCards: said('Gift cards', 'Cartes cadeaux', 'Geschenkkarten', 'ギフトカード', 'بطاقات الهدايا'),
  men: said('Men', 'Homme', 'Herren', 'メンズ', 'رجال'),
  women: said('Women', 'Femme', 'Damen', 'レディース', 'نساء'),
  kids: said('Kids', 'Enfant', 'Kinder', 'キッズ', 'أطفال'),
  new: said('New this week', 'Nouveautés', 'Neu in dieser Woche', '今週の新商品', 'جديد هذا الأسبوع'),
  sale: said('Sale', 'Promotions', 'Sale', 'セール', 'التخفيضات'),
}
