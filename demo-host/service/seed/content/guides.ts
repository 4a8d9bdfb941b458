import type { SeedDocument } from '../types'
import { inEachLanguage, type Translations } from './in-each-language'

const topics = {
  care: { en: 'Care', fr: 'Entretien', de: 'Pflege', ja: 'お手入れ', ar: 'العناية' },
  shoes: { en: 'Shoes', fr: 'Chaussures', de: 'Schuhe', ja: 'シューズ', ar: 'الأحذية' },
  clothing: { en: 'Clothing', fr: 'Vêtements', de: 'Kleidung', ja: 'ウェア', ar: 'الملابس' },
} as const satisfies Readonly<Record<string, Translations>>

/** Title, what stands below it, and the text. */
type Written = readonly [title: string, lead: string, text: string]

type Guide = {
  readonly key: string
  readonly scene: string
  readonly date: string
  readonly topics: readonly [keyof typeof topics, ...(keyof typeof topics)[]]
  readonly words: Readonly<Record<keyof Translations, Written>>
}

/** What Northlane’s editors say about choosing and keeping its things, the newest first. */
const guides: readonly Guide[] = [
  {
    key: 'layers-in-rain',
    scene: 'scene-trail',
    date: '2026-10-19',
    topics: ['clothing'],
    words: {
      en: [
        'Layers for rain',
        'A jacket keeps water out. What is below it keeps you warm.',
        'Wear a shell one size up over a thin shirt that dries quickly. Cotton stays wet, so leave it at home. Open the zip before you are hot, not after.',
      ],
      fr: [
        'S’habiller pour la pluie',
        'La veste arrête l’eau. Ce qu’il y a dessous tient chaud.',
        'Portez une veste une taille au-dessus sur un maillot fin qui sèche vite. Le coton reste mouillé\u202f: laissez-le à la maison. Ouvrez le zip avant d’avoir chaud, pas après.',
      ],
      de: [
        'Schichten bei Regen',
        'Die Jacke hält das Wasser ab. Was darunter ist, hält warm.',
        'Eine Jacke, eine Nummer größer, über einem dünnen Shirt, das schnell trocknet. Baumwolle bleibt nass und darum zu Hause. Den Reißverschluss öffnen, bevor es heiß wird.',
      ],
      ja: [
        '雨の日の重ね着',
        '水を防ぐのはジャケット、体を温めるのはその下の一枚です。',
        '乾きやすい薄手のシャツの上に、ワンサイズ大きいシェルを。濡れたままになる綿は避け、暑くなる前にジッパーを開けましょう。',
      ],
      ar: [
        'طبقات للمطر',
        'السترة تمنع الماء، وما تحتها يبقيك دافئًا.',
        'ارتدِ سترة أكبر بمقاس فوق قميص رقيق يجف بسرعة. القطن يبقى مبللًا، فاتركه في البيت. افتح السحّاب قبل أن تشعر بالحر، لا بعده.',
      ],
    },
  },
  {
    key: 'shoe-care',
    scene: 'hero-dawn',
    date: '2026-09-28',
    topics: ['care', 'shoes'],
    words: {
      en: [
        'Caring for shoes',
        'Brush them dry, wash them by hand, and never put them on a radiator.',
        'Let mud dry, then brush it off. Wash the rest with lukewarm water and a little soap. Fill the shoes with newspaper, change it once, and give them a day.',
      ],
      fr: [
        'Entretenir ses chaussures',
        'Brossez à sec, lavez à la main, et jamais sur un radiateur.',
        'Laissez sécher la boue, puis brossez. Lavez le reste à l’eau tiède avec un peu de savon. Remplissez les chaussures de papier journal, changez-le une fois, et laissez-leur une journée.',
      ],
      de: [
        'Schuhe pflegen',
        'Trocken bürsten, von Hand waschen und nie auf die Heizung stellen.',
        'Schlamm trocknen lassen, dann abbürsten. Den Rest mit lauwarmem Wasser und etwas Seife waschen. Mit Zeitungspapier füllen, einmal wechseln, einen Tag warten.',
      ],
      ja: [
        'シューズのお手入れ',
        '乾いたブラシで汚れを落とし、手洗いを。暖房器具の上では乾かさないでください。',
        '泥は乾かしてからブラシで落とします。残りはぬるま湯と少しの石けんで洗い、新聞紙を詰めて一度取り替え、一日おきましょう。',
      ],
      ar: [
        'العناية بالأحذية',
        'نظّفها بفرشاة جافة واغسلها باليد، ولا تضعها على المدفأة.',
        'دع الطين يجف ثم افركه بالفرشاة. اغسل الباقي بماء فاتر وقليل من الصابون. احشُ الحذاء بورق الجرائد وبدّله مرة واحدة، ثم انتظر يومًا.',
      ],
    },
  },
  {
    key: 'right-size',
    scene: 'scene-track',
    date: '2026-08-11',
    topics: ['shoes'],
    words: {
      en: [
        'The right size',
        'A thumb’s width in front of the longest toe, measured in the evening.',
        'Feet grow during the day, and so they should be measured at its end. Stand up, in the socks that you run in. If one foot is longer, choose its size.',
      ],
      fr: [
        'La bonne taille',
        'Une largeur de pouce devant l’orteil le plus long, mesurée le soir.',
        'Les pieds gonflent pendant la journée\u202f: mesurez-les le soir, debout, avec vos chaussettes de course. Si un pied est plus long, choisissez sa pointure.',
      ],
      de: [
        'Die richtige Größe',
        'Eine Daumenbreite vor der längsten Zehe, abends gemessen.',
        'Füße werden im Lauf des Tages größer, darum misst man sie am Abend: im Stehen und in den Socken, in denen man läuft. Ist ein Fuß länger, gilt seine Größe.',
      ],
      ja: [
        'サイズの選び方',
        '夕方に測り、いちばん長い指の先に親指1本分の余裕を。',
        '足は一日のうちに少し大きくなります。夕方に、走るときの靴下をはいて、立って測りましょう。左右で違うときは、大きいほうに合わせます。',
      ],
      ar: [
        'المقاس الصحيح',
        'عرض إبهام أمام أطول إصبع، ويُقاس في المساء.',
        'تكبر القدمان خلال النهار، لذا قسهما في المساء واقفًا وبالجوارب التي تجري بها. وإن كانت إحدى القدمين أطول فاختر مقاسها.',
      ],
    },
  },
  {
    key: 'washing-jackets',
    scene: 'scene-coast',
    date: '2026-07-03',
    topics: ['care', 'clothing'],
    words: {
      en: [
        'Washing a jacket',
        'Often, cool, and without softener: a clean jacket keeps rain out better.',
        'Close the zips and turn it inside out. Thirty degrees are enough. Ten minutes in a cool dryer bring the water-repellent layer back.',
      ],
      fr: [
        'Laver une veste',
        'Souvent, à froid et sans adoucissant\u202f: une veste propre arrête mieux la pluie.',
        'Fermez les zips et retournez-la. Trente degrés suffisent. Dix minutes au sèche-linge doux ravivent la couche déperlante.',
      ],
      de: [
        'Eine Jacke waschen',
        'Oft, kühl und ohne Weichspüler: Eine saubere Jacke hält den Regen besser ab.',
        'Reißverschlüsse schließen und auf links drehen. Dreißig Grad genügen. Zehn Minuten im kühlen Trockner frischen die wasserabweisende Schicht auf.',
      ],
      ja: [
        'ジャケットの洗い方',
        'こまめに、低温で、柔軟剤は使わずに。清潔なジャケットほど雨をはじきます。',
        'ジッパーを閉めて裏返し、30度で洗います。低温の乾燥機に10分かけると、はっ水性が戻ります。',
      ],
      ar: [
        'غسل السترة',
        'كثيرًا، وبماء بارد، ومن دون منعّم: السترة النظيفة تصد المطر على نحو أفضل.',
        'أغلق السحّابات واقلب السترة. ثلاثون درجة تكفي. وعشر دقائق في مجفف هادئ تعيد إليها طبقتها الطاردة للماء.',
      ],
    },
  },
]

const pictureOf = ({ scene }: Guide, width: number, height: number) => ({
  url: `{media}/${scene}.svg`,
  alt: '',
  width,
  height,
})

const siteId = 'northlane'

const articles: readonly SeedDocument[] = guides.map(guide => ({
  siteId,
  kind: 'article',
  key: guide.key,
  bodies: inEachLanguage(guide.words, ([title, subtitle], language) => ({
    title,
    subtitle,
    eyebrow: topics[guide.topics[0]][language],
    url: `{root}/guides/${guide.key}`,
    picture: pictureOf(guide, 800, 560),
    tags: guide.topics.map(id => ({ id, label: topics[id][language] })),
    date: guide.date,
  })),
}))

/** What the page of each guide shows. */
const pages: readonly SeedDocument[] = guides.map(guide => ({
  siteId,
  kind: 'fragment',
  key: `northlane-guide-${guide.key}`,
  bodies: inEachLanguage(guide.words, ([title, subtitle, text], language) => ({
    name: title,
    blocks: [
      {
        type: 'article-page',
        eyebrowText: topics[guide.topics[0]][language],
        title,
        titleH1: true,
        subtitle,
        date: guide.date,
        media: { sm: { image: pictureOf(guide, 1280, 560) } },
        richText: `<p>${text}</p>`,
        relatedArticles: { siteId, articleId: guide.key },
      },
    ],
  })),
}))

export const guideDocuments: readonly SeedDocument[] = [...articles, ...pages]
