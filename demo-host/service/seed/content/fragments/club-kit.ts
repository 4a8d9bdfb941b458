import type { Language } from '../../../../../core/shapes/languages'
import type { SeedDocument } from '../../types'
import { inEachLanguage } from '../in-each-language'

type Question = readonly [question: string, answer: string]

interface Kit {
  readonly name: string
  readonly banner: readonly [title: string, text: string, link: string]
  readonly promises: readonly string[]
  readonly title: string
  readonly questions: readonly Question[]
}

const words: Readonly<Record<Language, Kit>> = {
  en: {
    name: 'Harbour Striders, kit',
    banner: [
      'Round the harbour since 1998',
      'Vests, shorts and shoes for every Tuesday.',
      'See all of it at Northlane',
    ],
    promises: ['Sent by Northlane', 'Sixty days to send it back', 'Brenda knows your size'],
    title: 'Before you ask Brenda',
    questions: [
      [
        'Which size of vest?',
        'Your usual one. Between two sizes take the larger: it will see a <em>lot</em> of washing.',
      ],
      ['Who posts it?', 'Northlane does, to your door. The club keeps nothing in the boathouse any more.'],
      ['Can I try it first?', 'On the first Sunday of the month, at the slip, before the long run.'],
    ],
  },
  fr: {
    name: 'Harbour Striders, tenues',
    banner: [
      'Autour du port depuis 1998',
      'Maillots, shorts et chaussures pour tous les mardis.',
      'Tout voir chez Northlane',
    ],
    promises: ['Expédié par Northlane', 'Soixante jours pour renvoyer', 'Brenda connaît votre taille'],
    title: 'Avant de demander à Brenda',
    questions: [
      [
        'Quelle taille de maillot\u202f?',
        'Votre taille habituelle. Entre deux tailles, prenez la plus grande\u202f: il passera <em>souvent</em> en machine.',
      ],
      ['Qui l’envoie\u202f?', 'Northlane, chez vous. Le club ne garde plus rien au hangar.'],
      ['Peut-on l’essayer\u202f?', 'Le premier dimanche du mois, à la cale, avant la sortie longue.'],
    ],
  },
  de: {
    name: 'Harbour Striders, Vereinskleidung',
    banner: ['Seit 1998 um den Hafen', 'Hemden, Hosen und Schuhe für jeden Dienstag.', 'Alles bei Northlane ansehen'],
    promises: ['Northlane verschickt', 'Sechzig Tage Rückgabe', 'Brenda kennt Ihre Größe'],
    title: 'Bevor Sie Brenda fragen',
    questions: [
      ['Welche Größe?', 'Ihre übliche. Zwischen zwei Größen die größere: Es wird <em>oft</em> gewaschen.'],
      ['Wer verschickt es?', 'Northlane, bis vor die Tür. Im Bootshaus liegt nichts mehr.'],
      ['Kann ich anprobieren?', 'Am ersten Sonntag im Monat an der Slipanlage, vor dem langen Lauf.'],
    ],
  },
  ja: {
    name: 'ハーバー・ストライダーズ ウェア',
    banner: ['1998年から港をひとまわり', '毎週火曜のためのシャツ、ショーツ、シューズ。', 'Northlaneですべて見る'],
    promises: ['Northlaneがお届け', '60日間返品できます', 'サイズはブレンダまで'],
    title: 'ブレンダに聞く前に',
    questions: [
      ['シャツのサイズは？', 'いつものサイズを。迷ったら大きいほうを選んでください。<em>何度も</em>洗いますから。'],
      ['誰が送ってくれますか？', 'Northlaneがご自宅までお届けします。艇庫にはもう在庫がありません。'],
      ['試着できますか？', '毎月第1日曜、ロング走の前にスリップでどうぞ。'],
    ],
  },
  ar: {
    name: 'هاربر سترايدرز، الملابس',
    banner: ['حول الميناء منذ 1998', 'قمصان وسراويل وأحذية لكل ثلاثاء.', 'شاهد كل شيء لدى Northlane'],
    promises: ['ترسلها Northlane', 'ستون يومًا للإرجاع', 'بريندا تعرف مقاسك'],
    title: 'قبل أن تسأل بريندا',
    questions: [
      ['أي مقاس للقميص؟', 'مقاسك المعتاد. وبين مقاسين خذ الأكبر، فسيُغسل <em>كثيرًا</em>.'],
      ['من يرسلها؟', 'ترسلها Northlane إلى بابك. لم يعد لدى النادي شيء في بيت القوارب.'],
      ['هل أجربها أولًا؟', 'في أول أحد من الشهر عند المنزلق، قبل الجري الطويل.'],
    ],
  },
}

/** For the club's kit page. */
export const clubKit: SeedDocument = {
  siteId: 'harbour-striders',
  kind: 'fragment',
  key: 'harbour-striders-kit',
  bodies: inEachLanguage(words, ({ name, banner: [title, subtitle, text], promises, title: heading, questions }) => ({
    name,
    blocks: [
      {
        type: 'thin-banner',
        title,
        subtitle,
        media: { sm: { image: { url: '{media}/scene-coast.svg', alt: '', width: 1280, height: 160 } } },
        targets: [{ id: 'all', url: '{root}', text, style: 'secondary' }],
      },
      { type: 'promo-bar', items: promises.map(text => ({ text })) },
      {
        type: 'accordion',
        title: heading,
        isOneOpen: true,
        items: questions.map(([title, richText]) => ({ title, richText: `<p>${richText}</p>` })),
      },
    ],
  })),
}
