import type { Language } from '../../../../../core/shapes/languages'
import { categoryIds } from '../../catalogue/category-ids'
import type { SeedDocument } from '../../types'
import { inEachLanguage } from '../in-each-language'
import { aWord, choices, firstWords, picks } from './home-choices'

type Pair = readonly [title: string, text: string]

interface Home {
  readonly name: string
  readonly mended: readonly [overline: string, title: string, text: string, shop: string, how: string]
  readonly ways: string
  readonly trail: Pair
  readonly road: Pair
  readonly track: Pair
  readonly dawn: Pair
  readonly promise: string
  readonly promises: readonly Pair[]
}

const words: Readonly<Record<Language, Home>> = {
  en: {
    name: 'Northlane, front page',
    mended: [
      'Made in Kendal',
      'Made to be mended',
      'Every jacket and shoe comes with laces, patches and a number to ring. <strong>What we can mend, we mend</strong>, for as long as you run in it.',
      'Shop trail',
      'Sixty days to decide',
    ],
    ways: 'Where to next',
    trail: ['Trail', 'Grip for wet rock, and room for tired toes'],
    road: ['Road', 'For the long way home'],
    track: ['Track', 'Light, flat, and not for walking'],
    dawn: ['New in', 'What came this week'],
    promise: 'What we promise',
    promises: [
      ['Sixty days', 'Run in them, wash them, change your mind.'],
      ['Mended by hand', 'Send it in with the label of your order.'],
      ['Somebody answers', 'Within a working day, from people who run.'],
    ],
  },
  fr: {
    name: 'Northlane, accueil',
    mended: [
      'Fabriqué à Kendal',
      'Fait pour être réparé',
      'Chaque veste et chaque chaussure arrive avec des lacets, des pièces et un numéro à appeler. <strong>Ce qui se répare, nous le réparons</strong>, aussi longtemps que vous courez avec.',
      'Voir le trail',
      'Soixante jours pour décider',
    ],
    ways: 'Et maintenant\u202f?',
    trail: ['Trail', 'De l’accroche sur roche mouillée, de la place pour les orteils fatigués'],
    road: ['Route', 'Pour rentrer par le plus long chemin'],
    track: ['Piste', 'Légères, plates, et pas faites pour marcher'],
    dawn: ['Nouveautés', 'Ce qui est arrivé cette semaine'],
    promise: 'Ce que nous promettons',
    promises: [
      ['Soixante jours', 'Courez avec, lavez-les, changez d’avis.'],
      ['Réparé à la main', 'Renvoyez-les avec l’étiquette de votre commande.'],
      ['Quelqu’un répond', 'Sous un jour ouvré, et ce sont des coureurs.'],
    ],
  },
  de: {
    name: 'Northlane, Startseite',
    mended: [
      'Gemacht in Kendal',
      'Zum Reparieren gemacht',
      'Zu jeder Jacke und jedem Schuh gehören Schnürsenkel, Flicken und eine Telefonnummer. <strong>Was sich reparieren lässt, reparieren wir</strong>, solange Sie darin laufen.',
      'Zu den Trailschuhen',
      'Sechzig Tage Bedenkzeit',
    ],
    ways: 'Wohin als Nächstes',
    trail: ['Trail', 'Halt auf nassem Fels, Platz für müde Zehen'],
    road: ['Straße', 'Für den langen Heimweg'],
    track: ['Bahn', 'Leicht, flach und nicht zum Spazieren'],
    dawn: ['Neu', 'Was diese Woche kam'],
    promise: 'Was wir versprechen',
    promises: [
      ['Sechzig Tage', 'Laufen Sie darin, waschen Sie sie, überlegen Sie es sich anders.'],
      ['Von Hand repariert', 'Schicken Sie sie mit dem Etikett Ihrer Bestellung ein.'],
      ['Jemand antwortet', 'Innerhalb eines Werktags, und zwar Leute, die laufen.'],
    ],
  },
  ja: {
    name: 'Northlane トップページ',
    mended: [
      'ケンダル製',
      '直しながら、長く',
      'ジャケットにもシューズにも、替えの紐、補修布、そして電話番号が付いています。<strong>直せるものは直します</strong>。走り続けるかぎり、いつまでも。',
      'トレイルを見る',
      '60日間お試しいただけます',
    ],
    ways: '次はどこへ',
    trail: ['トレイル', '濡れた岩でも滑りにくく、疲れたつま先にもゆとりを'],
    road: ['ロード', '遠回りして帰りたい日に'],
    track: ['トラック', '軽く、薄く、歩くためではなく'],
    dawn: ['新着', '今週届いたもの'],
    promise: '3つの約束',
    promises: [
      ['60日間', '走って、洗って、それから決めてください。'],
      ['手作業で修理', 'ご注文のラベルを添えてお送りください。'],
      ['必ずお返事', '1営業日以内に、走るスタッフがお答えします。'],
    ],
  },
  ar: {
    name: 'Northlane، الصفحة الرئيسية',
    mended: [
      'صُنع في كيندال',
      'صُنع ليُصلَح',
      'مع كل سترة وكل حذاء أربطة ورقع ورقم تتصل به. <strong>ما يمكن إصلاحه نصلحه</strong> ما دمت تجري به.',
      'تسوّق أحذية الدروب',
      'ستون يومًا لتقرر',
    ],
    ways: 'إلى أين بعد ذلك',
    trail: ['الدروب', 'ثبات على الصخر المبلل ومتسع لأصابع متعبة'],
    road: ['الطريق', 'للعودة من الطريق الأطول'],
    track: ['المضمار', 'خفيفة ومسطحة وليست للمشي'],
    dawn: ['وصل حديثًا', 'ما وصل هذا الأسبوع'],
    promise: 'ما نعد به',
    promises: [
      ['ستون يومًا', 'اجرِ بها واغسلها ثم غيّر رأيك.'],
      ['تُصلَح يدويًا', 'أرسلها مع بطاقة طلبك.'],
      ['هناك من يجيب', 'خلال يوم عمل، وممن يجرون.'],
    ],
  },
}

const scene = (name: string, width: number, height: number) => ({
  sm: { image: { url: `{media}/${name}.svg`, alt: '', width, height } },
})

const card = ([title, subtitle]: Pair, picture: string, slug: string) => ({
  type: 'linked-card',
  title,
  subtitle,
  media: scene(picture, 500, 400),
  mediaTarget: { url: `{root}/c/${slug}` },
  promotionTracking: { promotionId: 'home-ways', promotionName: 'Where to next', creativeName: slug },
})

/** The lower half of the front page. */
export const northlaneHome: SeedDocument = {
  siteId: 'northlane',
  kind: 'fragment',
  key: 'northlane-home',
  bodies: inEachLanguage(words, ({ name, mended, ways, trail, road, track, dawn, promise, promises }, language) => {
    const [overline, title, richText, shop, how] = mended
    const banner = {
      type: 'split-banner',
      overline,
      title,
      richText: `<p>${richText}</p>`,
      imageWidth: '50',
      media: scene('scene-trail', 640, 340),
      targets: [
        { id: 'trail', url: `{root}/c/trail-${categoryIds.trail}`, text: shop },
        { id: 'returns', url: '{root}#returns', text: how, style: 'link' },
      ],
      promotionTracking: { promotionId: 'mended', promotionName: 'Made to be mended', creativeName: 'split' },
    }
    return {
      name,
      blocks: [
        firstWords(banner, choices[language]),
        {
          type: 'collection',
          title: ways,
          items: [
            card(trail, 'scene-trail', `trail-${categoryIds.trail}`),
            card(road, 'scene-coast', `road-${categoryIds.road}`),
            card(track, 'scene-track', `track-${categoryIds.track}`),
            card(dawn, 'hero-dawn', `new-${categoryIds.new}`),
          ],
          breakpoints: {
            sm: { type: 'carousel', slideWidth: 252, slidePadding: 12 },
            md: { type: 'carousel', slideWidth: 340, slidePadding: 20 },
            lg: { type: 'carousel', slideWidth: 285, slidePadding: 20 },
          },
        },
        aWord(choices[language]),
        {
          type: 'icon-text-collection',
          title: promise,
          items: promises.map(([title, text]) => ({ title, text })),
        },
        picks(choices[language]),
      ],
    }
  }),
}
