import type { Language } from '../../../../../core/shapes/languages'
import { categoryIds } from '../../catalogue/category-ids'
import type { SeedDocument } from '../../types'
import { inEachLanguage } from '../in-each-language'

interface Gear {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly shoe: readonly [title: string, text: string]
  readonly cards: readonly (readonly [title: string, text: string, link: string])[]
}

const words: Readonly<Record<Language, Gear>> = {
  en: {
    name: 'Slow Miles, gear',
    title: 'What I packed',
    text: 'Three things for a week on the coast path. <em>None was given to me</em>; I bought them all at Northlane.',
    shoe: ['Two hundred kilometres later', 'Still the shoe for the mile you did not plan.'],
    cards: [
      ['Socks', 'Two pairs, one drying.', 'Socks at Northlane'],
      ['A cap', 'It rains sideways here.', 'Caps at Northlane'],
      ['A jacket', 'Small enough to forget.', 'Jackets at Northlane'],
    ],
  },
  fr: {
    name: 'Slow Miles, équipement',
    title: 'Dans mon sac',
    text: 'Trois choses pour une semaine sur le sentier côtier. <em>On ne m’a rien offert</em>\u202f; tout vient de chez Northlane.',
    shoe: ['Deux cents kilomètres plus tard', 'Toujours la chaussure du kilomètre imprévu.'],
    cards: [
      ['Des chaussettes', 'Deux paires, dont une qui sèche.', 'Chaussettes chez Northlane'],
      ['Une casquette', 'Ici, la pluie vient de côté.', 'Casquettes chez Northlane'],
      ['Une veste', 'Assez petite pour l’oublier.', 'Vestes chez Northlane'],
    ],
  },
  de: {
    name: 'Slow Miles, Ausrüstung',
    title: 'Was ich dabeihatte',
    text: 'Drei Dinge für eine Woche auf dem Küstenweg. <em>Nichts davon war geschenkt</em>; alles ist von Northlane.',
    shoe: ['Zweihundert Kilometer später', 'Immer noch der Schuh für den ungeplanten Kilometer.'],
    cards: [
      ['Socken', 'Zwei Paar, eins trocknet.', 'Socken bei Northlane'],
      ['Eine Kappe', 'Der Regen kommt hier von der Seite.', 'Kappen bei Northlane'],
      ['Eine Jacke', 'Klein genug, um sie zu vergessen.', 'Jacken bei Northlane'],
    ],
  },
  ja: {
    name: 'Slow Miles 持ち物',
    title: '持っていったもの',
    text: '海沿いの道を1週間、持ち物は3つ。<em>いただき物はありません</em>。すべてNorthlaneで買いました。',
    shoe: ['200キロのあとで', '予定になかった1キロのための靴。'],
    cards: [
      ['ソックス', '2足。1足はいつも乾かし中。', 'Northlaneのソックス'],
      ['キャップ', 'ここの雨は横から降ります。', 'Northlaneのキャップ'],
      ['ジャケット', '忘れるほど小さくたためます。', 'Northlaneのジャケット'],
    ],
  },
  ar: {
    name: 'Slow Miles، العتاد',
    title: 'ما حملته معي',
    text: 'ثلاثة أشياء لأسبوع على درب الساحل. <em>لم يُهدَ إليّ شيء منها</em>؛ اشتريتها كلها من Northlane.',
    shoe: ['بعد مئتي كيلومتر', 'ما زال الحذاء للكيلومتر الذي لم تخطط له.'],
    cards: [
      ['جوارب', 'زوجان، أحدهما يجف.', 'الجوارب لدى Northlane'],
      ['قبعة', 'المطر هنا يأتي من الجانب.', 'القبعات لدى Northlane'],
      ['سترة', 'صغيرة حتى إنك تنساها.', 'السترات لدى Northlane'],
    ],
  },
}

const kinds = [
  ['scene-coast', `socks-${categoryIds.socks}`],
  ['scene-track', `headwear-${categoryIds.headwear}`],
  ['scene-trail', `jackets-${categoryIds.jackets}`],
] as const

/** Below the blog's essays. */
export const blogGear: SeedDocument = {
  siteId: 'slow-miles',
  kind: 'fragment',
  key: 'slow-miles-gear',
  bodies: inEachLanguage(words, ({ name, title, text, shoe: [shoeTitle, shoeText], cards }) => ({
    name,
    blocks: [
      { type: 'rich-text', title, richText: `<p>${text}</p>` },
      {
        type: 'product-overlay-banner',
        title: shoeTitle,
        subtitle: shoeText,
        media: { sm: { image: { url: '{media}/scene-coast.svg', alt: '', width: 640, height: 360 } } },
        product: { id: 'TQ4407AB12', name: 'Meridian 2' },
      },
      {
        type: 'collection',
        variant: 'threeCardGrid',
        items: cards.map(([title, subtitle, link], index) => {
          const [scene, slug] = kinds[index] ?? kinds[0]
          return {
            type: 'multi-link-card',
            title,
            subtitle,
            media: { sm: { image: { url: `{media}/${scene}.svg`, alt: '', width: 500, height: 400 } } },
            targets: [{ url: `{root}/c/${slug}`, text: link }],
          }
        }),
      },
    ],
  })),
}
