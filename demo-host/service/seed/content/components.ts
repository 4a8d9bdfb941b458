import type { Language } from '../../../../core/shapes/languages'
import { adultSizes } from '../catalogue/shoe-sizes'
import type { SeedDocument } from '../types'
import { inEachLanguage, paragraph } from './in-each-language'

type Part = { readonly title: string; readonly text: string }
const part = (title: string, text: string): Part => ({ title, text })

const parts = {
  compare: {
    en: part('Compare', 'Up to four things side by side.'),
    fr: part('Comparer', 'Jusqu’à quatre articles côte à côte.'),
    de: part('Vergleichen', 'Bis zu vier Dinge nebeneinander.'),
    ja: part('比較', '4点まで並べて比べられます。'),
    ar: part('المقارنة', 'حتى أربعة منتجات جنبًا إلى جنب.'),
  },
  collections: {
    en: part('Collections', 'Things that were made to go together.'),
    fr: part('Collections', 'Des pièces faites pour aller ensemble.'),
    de: part('Kollektionen', 'Dinge, die zusammengehören.'),
    ja: part('コレクション', '組み合わせて使うためにつくられた商品です。'),
    ar: part('المجموعات', 'أشياء صُنعت لتكون معًا.'),
  },
  footer: {
    en: part('Need a hand?', 'Somebody reads every message.'),
    fr: part('Besoin d’aide\u202f?', 'Chaque message est lu.'),
    de: part('Brauchen Sie Hilfe?', 'Jede Nachricht wird gelesen.'),
    ja: part('お困りですか', 'すべてのメッセージに目を通しています。'),
    ar: part('هل تحتاج إلى مساعدة؟', 'هناك من يقرأ كل رسالة.'),
  },
  'foot-sizes': {
    en: part('Measure your feet', 'Stand on a sheet of paper, heel to the wall, and mark the longest toe.'),
    fr: part('Mesurer ses pieds', 'Debout sur une feuille, talon au mur, marquez l’orteil le plus long.'),
    de: part('Füße messen', 'Auf ein Blatt stellen, Ferse an die Wand, und die längste Zehe anzeichnen.'),
    ja: part('足のサイズの測り方', '紙の上に立ってかかとを壁につけ、いちばん長い指の先に印をつけます。'),
    ar: part('قس قدميك', 'قف على ورقة والكعب إلى الجدار، وضع علامة عند أطول إصبع.'),
  },
  search: {
    en: part('Popular searches', 'What others look for.'),
    fr: part('Recherches fréquentes', 'Ce que d’autres cherchent.'),
    de: part('Häufig gesucht', 'Was andere suchen.'),
    ja: part('よく検索される言葉', 'ほかの方が探しているものです。'),
    ar: part('عمليات بحث شائعة', 'ما يبحث عنه الآخرون.'),
  },
  utility: {
    en: part('Good to know', 'Sixty days to return, worn or not.'),
    fr: part('Bon à savoir', 'Soixante jours pour retourner, porté ou non.'),
    de: part('Gut zu wissen', 'Sechzig Tage Rückgabe, auch getragen.'),
    ja: part('知っておきたいこと', '使用後でも60日以内なら返品できます。'),
    ar: part('معلومة مفيدة', 'ستون يومًا للإرجاع، حتى بعد الاستخدام.'),
  },
} as const

const clothesRows = [
  ['XS', '81–86', '66–71'],
  ['S', '89–94', '74–79'],
  ['M', '96–101', '81–86'],
  ['L', '103–109', '89–94'],
  ['XL', '111–117', '96–102'],
  ['XXL', '119–125', '104–110'],
]

type ShoeWords = readonly [title: string, men: string, women: string]

const shoes: Readonly<Record<Language, ShoeWords>> = {
  en: ['Shoes', 'US men', 'US women'],
  fr: ['Chaussures', 'US homme', 'US femme'],
  de: ['Schuhe', 'US Herren', 'US Damen'],
  ja: ['シューズ', 'US メンズ', 'US レディース'],
  ar: ['الأحذية', 'US رجالي', 'US نسائي'],
}

const shoeTable = ([, men, women]: ShoeWords) => ({
  columns: [men, women, 'UK', 'EU', 'cm'],
  rows: adultSizes(),
})

const components: readonly SeedDocument[] = Object.entries(parts).map(([key, words]) => ({
  siteId: 'northlane',
  kind: 'component',
  key,
  bodies: inEachLanguage<Part>(words, ({ title, text }, language) => ({
    title,
    blocks: [paragraph(text)],
    ...(key === 'foot-sizes' ? { table: shoeTable(shoes[language]) } : {}),
    ...(key === 'footer' ? { targets: [{ url: '{site}/help/contact-us', text: title }] } : {}),
  })),
}))

const charts: readonly SeedDocument[] = [
  {
    siteId: 'northlane',
    kind: 'size-chart',
    key: 'footwear',
    bodies: inEachLanguage(shoes, words => ({ title: words[0], blocks: [], table: shoeTable(words) })),
  },
  {
    siteId: 'northlane',
    kind: 'size-chart',
    key: 'apparel',
    bodies: inEachLanguage<readonly string[]>(
      {
        en: ['Clothes, adults', 'Size', 'Chest, cm', 'Waist, cm'],
        fr: ['Vêtements adulte', 'Taille', 'Poitrine, cm', 'Tour de taille, cm'],
        de: ['Kleidung für Erwachsene', 'Größe', 'Brust, cm', 'Taille, cm'],
        ja: ['大人用ウェア', 'サイズ', '胸囲（cm）', 'ウエスト（cm）'],
        ar: ['ملابس الكبار', 'المقاس', 'الصدر، سم', 'الخصر، سم'],
      },
      ([title, ...columns]) => ({ title, blocks: [], table: { columns, rows: clothesRows } }),
    ),
  },
]

export const componentDocuments: readonly SeedDocument[] = [...components, ...charts]
