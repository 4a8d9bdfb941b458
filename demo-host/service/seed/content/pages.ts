import type { SeedDocument } from '../types'
import { inEachLanguage, paragraph } from './in-each-language'

const guides = {
  guides: {
    en: ['Guides', 'How to choose, wear and mend what you run in.'],
    fr: ['Guides', 'Comment choisir, porter et réparer ce dans quoi vous courez.'],
    de: ['Ratgeber', 'Wie Sie auswählen, tragen und reparieren, worin Sie laufen.'],
    ja: ['ガイド', '選び方、履き方、直し方。'],
    ar: ['الأدلة', 'كيف تختار ما تجري به وترتديه وتصلحه.'],
  },
  'shoe-care': {
    en: ['Caring for shoes', 'Brush them dry, wash them by hand, and never put them on a radiator.'],
    fr: ['Entretenir ses chaussures', 'Brossez à sec, lavez à la main, et jamais sur un radiateur.'],
    de: ['Schuhe pflegen', 'Trocken bürsten, von Hand waschen und nie auf die Heizung stellen.'],
    ja: ['シューズのお手入れ', '乾いたブラシで汚れを落とし、手洗いを。暖房器具の上では乾かさないでください。'],
    ar: ['العناية بالأحذية', 'نظّفها بفرشاة جافة واغسلها باليد، ولا تضعها على المدفأة.'],
  },
  'right-size': {
    en: ['The right size', 'A thumb’s width in front of the longest toe, measured in the evening.'],
    fr: ['La bonne taille', 'Une largeur de pouce devant l’orteil le plus long, mesurée le soir.'],
    de: ['Die richtige Größe', 'Eine Daumenbreite vor der längsten Zehe, abends gemessen.'],
    ja: ['サイズの選び方', '夕方に測り、いちばん長い指の先に親指1本分の余裕を。'],
    ar: ['المقاس الصحيح', 'عرض إبهام أمام أطول إصبع، ويُقاس في المساء.'],
  },
} as const

const guidePages: readonly SeedDocument[] = Object.entries(guides).map(([key, words]) => ({
  siteId: 'northlane',
  kind: 'page',
  key,
  bodies: inEachLanguage<readonly [string, string]>(words, ([title, text]) => ({
    title,
    description: text,
    url: `{root}/${key}`,
    ...(key === 'guides' ? {} : { parent: 'guides' }),
    blocks: [paragraph(text)],
  })),
}))

/** Written, and not shown to anybody yet. */
const winter: SeedDocument = {
  siteId: 'northlane',
  kind: 'page',
  key: 'winter-running',
  bodies: {},
  drafts: {
    en: {
      title: 'Running in winter',
      description: 'Light, layers and grip.',
      url: '{root}/winter-running',
      parent: 'guides',
      blocks: [paragraph('Three thin layers are warmer than a thick one, and easier to take off.')],
    },
  },
}

const trail: SeedDocument = {
  siteId: 'northlane',
  kind: 'category',
  key: '1200',
  bodies: inEachLanguage(
    {
      en: ['Trail', 'Lugs of four millimetres for dry ground, six for the rest of the year.'],
      fr: ['Trail', 'Des crampons de quatre millimètres pour le sec, six pour le reste de l’année.'],
      de: ['Trail', 'Vier Millimeter Profil für trockenen Boden, sechs für den Rest des Jahres.'],
      ja: ['トレイル', '乾いた路面には4ミリ、それ以外の季節には6ミリのラグを。'],
      ar: ['المسارات', 'نتوءات بأربعة مليمترات للأرض الجافة، وستة لباقي السنة.'],
    },
    ([title = '', text = '']) => ({ title, blocks: [paragraph(text)] }),
  ),
}

const meridian: SeedDocument = {
  siteId: 'northlane',
  kind: 'product',
  key: 'TQ4407AB12',
  bodies: inEachLanguage(
    {
      en: ['Why the second one', 'Softer under the heel, quicker at the toe, 18 g lighter. The laces stayed.'],
      fr: ['Pourquoi une deuxième', 'Plus douce au talon, plus vive à l’avant, 18 g de moins. Les lacets sont restés.'],
      de: [
        'Warum ein zweiter',
        'Weicher an der Ferse, schneller an der Spitze, 18 g leichter. Die Senkel sind geblieben.',
      ],
      ja: ['2代目の理由', 'かかとはよりやわらかく、つま先はより速く、18グラム軽く。靴ひもはそのままです。'],
      ar: ['لماذا إصدار ثانٍ', 'أنعم تحت الكعب، وأسرع عند الأصابع، وأخف بمقدار 18 غ. وبقيت الأربطة كما هي.'],
    },
    ([title = '', text = '']) => ({ title, blocks: [paragraph(text)] }),
  ),
}

export const pages: readonly SeedDocument[] = [...guidePages, winter, trail, meridian]
