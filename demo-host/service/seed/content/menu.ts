import { categories } from '../catalogue/categories'
import { categoryIds } from '../catalogue/category-ids'
import type { Language } from '../../../../core/shapes/languages'
import { type Translations, inEachLanguage } from './in-each-language'
import type { SeedDocument } from '../types'

/** In the order of `languages`. */
const said = (en: string, fr: string, de: string, ja: string, ar: string): Translations => ({ en, fr, de, ja, ar })

const names = {
  run: said('Run', 'Running', 'Laufen', 'ラン', 'الجري'),
  ground: said('By ground', 'Par terrain', 'Nach Untergrund', '路面で選ぶ', 'حسب الأرض'),
  road: said('Road', 'Route', 'Straße', 'ロード', 'الطريق'),
  trail: said('Trail', 'Trail', 'Trail', 'トレイル', 'المسارات'),
  track: said('Track', 'Piste', 'Bahn', 'トラック', 'المضمار'),
  purpose: said('By purpose', 'Par usage', 'Nach Zweck', '目的で選ぶ', 'حسب الغرض'),
  raceDay: said('Race day', 'Jour de course', 'Wettkampf', 'レース', 'يوم السباق'),
  recovery: said('Recovery', 'Récupération', 'Erholung', 'リカバリー', 'التعافي'),
  apparel: said('Apparel', 'Vêtements', 'Kleidung', 'ウェア', 'الملابس'),
  wear: said('What to wear', 'À porter', 'Zum Anziehen', 'アイテム', 'ما ترتديه'),
  tops: said('Tops', 'Hauts', 'Oberteile', 'トップス', 'القمصان'),
  shorts: said('Shorts and tights', 'Shorts et collants', 'Shorts und Tights', 'ショーツ・タイツ', 'الشورتات والليغنز'),
  jackets: said('Jackets', 'Vestes', 'Jacken', 'ジャケット', 'السترات'),
  accessories: said('Accessories', 'Accessoires', 'Zubehör', 'アクセサリー', 'الإكسسوارات'),
  carry: said('To take along', 'À emporter', 'Zum Mitnehmen', '小物', 'لتأخذه معك'),
  socks: said('Socks', 'Chaussettes', 'Socken', 'ソックス', 'الجوارب'),
  headwear: said('Headwear', 'Couvre-chefs', 'Mützen', 'キャップ', 'أغطية الرأس'),
  packs: said('Packs', 'Sacs', 'Rucksäcke', 'パック', 'الحقائب'),
  giftCards: said('Gift cards', 'Cartes cadeaux', 'Geschenkkarten', 'ギフトカード', 'بطاقات الهدايا'),
  sale: said('Sale', 'Soldes', 'Sale', 'セール', 'التخفيضات'),
  places: said('Where do you run?', 'Où courez-vous\u202f?', 'Wo laufen Sie?', 'どこを走りますか', 'أين تجري؟'),
  newest: said('New this week', 'Nouveautés', 'Neu in dieser Woche', '今週の新商品', 'جديد هذا الأسبوع'),
  returns: said('Returns', 'Retours', 'Rückgaben', '返品', 'الإرجاع'),
  order: said('Find an order', 'Suivre une commande', 'Bestellung suchen', 'ご注文の確認', 'البحث عن طلب'),
} as const

const firstToKnow = said(
  'Meridian 2, and what goes with it',
  'Meridian 2, et ce qui va avec',
  'Meridian 2 und was dazu passt',
  'Meridian 2と、合わせたいアイテム',
  'Meridian 2 وما يناسبه',
)
const allApparel = said('All apparel', 'Tous les vêtements', 'Alle Kleidung', 'ウェアをすべて見る', 'كل الملابس')

type Name = keyof typeof names

const ids: Readonly<Partial<Record<Name, string>>> = {
  ...categoryIds,
  shorts: categoryIds.shortsAndTights,
  newest: categoryIds.new,
}

const slugOf = (name: Name) => categories.find(({ id }) => id === ids[name])?.slug ?? ''

const leadTo = (name: Name) => ({ url: `{root}/c/${slugOf(name)}-${ids[name]}` })

function itemsIn(language: Language) {
  const link = (name: Name) => ({ id: name, title: names[name][language], target: leadTo(name) })
  const column = (title: Name, ...children: Name[]) => ({
    id: title,
    title: names[title][language],
    children: children.map(link),
  })
  const selector = (name: Name, scene: string) => ({
    ...link(name),
    picture: { url: `{media}/scene-${scene}.svg`, alt: '', width: 800, height: 560 },
  })
  return [
    {
      ...link('run'),
      columns: [column('ground', 'road', 'trail', 'track'), column('purpose', 'raceDay', 'recovery')],
      visualSelectorsTitle: names.places[language],
      visualSelectors: [selector('road', 'coast'), selector('trail', 'trail'), selector('track', 'track')],
      menuBanner: {
        title: names.newest[language],
        text: firstToKnow[language],
        picture: { url: '{media}/hero-dawn.svg', alt: '', width: 1280, height: 560 },
        target: leadTo('newest'),
      },
    },
    {
      ...link('apparel'),
      columns: [column('wear', 'tops', 'shorts', 'jackets')],
      overrideShopAll: allApparel[language],
    },
    { ...link('accessories'), columns: [column('carry', 'socks', 'headwear', 'packs')] },
    {
      ...link('giftCards'),
      columns: [],
      menuIcon: { url: '{media}/icon-gift.svg', alt: '', width: 24, height: 24 },
      titleVisibility: 'title+icon',
      hideShopAll: { sm: true, md: true, lg: true },
    },
    { ...link('sale'), columns: [], menuStyle: 'sale', hideShopAll: { sm: true, md: true, lg: true } },
  ]
}

const secondaryIn = (language: Language) => [
  { id: 'order', title: names.order[language], target: { url: '{site}/order' } },
  { id: 'returns', title: names.returns[language], target: { url: '{site}/help/returns/how-to-return' } },
]

/** Northlane's menu, whose words the footer shares. */
export const menus: readonly SeedDocument[] = [
  {
    siteId: 'northlane',
    kind: 'menu',
    key: 'main',
    bodies: inEachLanguage(names.run, (_name, language) => ({
      items: itemsIn(language),
      secondary: secondaryIn(language),
    })),
  },
]

const help = said('Help', 'Aide', 'Hilfe', 'ヘルプ', 'المساعدة')
const writeToUs = said('Write to us', 'Nous écrire', 'Schreiben Sie uns', 'お問い合わせ', 'راسلنا')
const news = said(
  'News, about twice a month',
  'Des nouvelles, deux fois par mois',
  'Neues, etwa zweimal im Monat',
  '月2回ほどのお知らせ',
  'أخبار، نحو مرتين في الشهر',
)
const newsText = said(
  'New shoes first, and what we have learnt about mending them.',
  'Les nouvelles chaussures d’abord, et ce que nous avons appris à réparer.',
  'Zuerst die neuen Schuhe, und was wir über ihre Reparatur gelernt haben.',
  '新しいシューズと、直し方の知恵をいち早く。',
  'الأحذية الجديدة أولًا، وما تعلمناه عن إصلاحها.',
)
const favorites = said('Your favorites', 'Vos favoris', 'Ihre Favoriten', 'お気に入り', 'مفضلاتك')
const bag = said('Your bag', 'Votre panier', 'Ihr Warenkorb', 'バッグ', 'حقيبتك')
const subscribe = said('Subscribe', 'S’inscrire', 'Abonnieren', '登録する', 'اشترك')
const follow = said('Follow us', 'Nous suivre', 'Folgen Sie uns', 'フォローする', 'تابعنا')
const terms = said('Terms of sale', 'Conditions de vente', 'Verkaufsbedingungen', '販売条件', 'شروط البيع')
const privacy = said('Privacy', 'Confidentialité', 'Datenschutz', 'プライバシー', 'الخصوصية')

export const footers: readonly SeedDocument[] = [
  {
    siteId: 'northlane',
    kind: 'footer',
    key: 'main',
    bodies: inEachLanguage(help, (title, language) => ({
      columns: [
        {
          title: names.run[language],
          targets: (['road', 'trail', 'track', 'sale'] as const).map(name => ({
            ...leadTo(name),
            text: names[name][language],
          })),
        },
        {
          title,
          targets: [
            { url: '{site}/help/contact-us', text: writeToUs[language] },
            ...secondaryIn(language).map(({ title: text, target }) => ({ ...target, text })),
            { url: '{site}/favorites', text: favorites[language] },
            { url: '{site}/cart', text: bag[language] },
          ],
        },
      ],
      newsletter: {
        title: news[language],
        text: newsText[language],
        target: { url: '{site}/newsletter', text: subscribe[language] },
      },
      socialTitle: follow[language],
      social: [
        { url: 'https://social.example/northlane', text: 'Strava', targetAttribute: '_blank' },
        { url: 'https://video.example/northlane', text: 'YouTube', targetAttribute: '_blank' },
        { url: 'https://pictures.example/northlane', text: 'Instagram', targetAttribute: '_blank' },
      ],
      legal: '© 2026 Northlane',
      legalTargets: [
        { url: '{site}/privacy', text: privacy[language] },
        { url: '{site}/sale-terms', text: terms[language] },
      ],
    })),
  },
]
