import type { Language } from '../../../../../core/shapes/languages'

type Words = readonly [title: string, text: string, link: string]

/** What some visitors of the front page see. */
export interface Choices {
  /** Other words for the first banner. */
  readonly longWay: readonly [title: string, text: string]
  readonly member: Words
  readonly known: Words
  readonly bag: Words
  readonly new: Words
  readonly picks: readonly [title: string, text: string]
}

export const choices: Readonly<Record<Language, Choices>> = {
  en: {
    longWay: [
      'Take the long way home',
      'For the miles that nobody planned. <strong>When something wears, we mend it</strong>: laces, patches and a number to ring come with every jacket and shoe.',
    ],
    member: ['Your points count', 'They take something off the next pair, at checkout.', 'See your points'],
    known: ['Run with the club', 'Every order brings points, and joining costs nothing.', 'Join'],
    bag: ['Still in your bag', 'What you chose is waiting where you left it.', 'Go to your bag'],
    new: ['Between two sizes?', 'Take both and send one back: you have sixty days.', 'How returns work'],
    picks: ['Popular now', 'What other runners took home.'],
  },
  fr: {
    longWay: [
      'Rentrez par le plus long chemin',
      'Pour les kilomètres que personne n’avait prévus. <strong>Ce qui s’use, nous le réparons</strong>\u202f: des lacets, des pièces et un numéro à appeler accompagnent chaque veste et chaque chaussure.',
    ],
    member: ['Vos points comptent', 'Ils allègent la prochaine paire, au moment de payer.', 'Voir vos points'],
    known: ['Courez avec le club', 'Chaque commande rapporte des points, et l’adhésion est gratuite.', 'Adhérer'],
    bag: ['Toujours dans votre panier', 'Ce que vous avez choisi vous attend.', 'Voir le panier'],
    new: [
      'Entre deux pointures\u202f?',
      'Prenez les deux et renvoyez-en une\u202f: vous avez soixante jours.',
      'Comment renvoyer',
    ],
    picks: ['En ce moment', 'Ce que d’autres coureurs ont choisi.'],
  },
  de: {
    longWay: [
      'Nehmen Sie den langen Heimweg',
      'Für die Kilometer, die niemand geplant hat. <strong>Was sich abnutzt, reparieren wir</strong>: Schnürsenkel, Flicken und eine Telefonnummer gehören zu jeder Jacke und jedem Schuh.',
    ],
    member: ['Ihre Punkte zählen', 'An der Kasse machen sie das nächste Paar günstiger.', 'Punkte ansehen'],
    known: ['Laufen Sie mit dem Club', 'Jede Bestellung bringt Punkte, und der Beitritt kostet nichts.', 'Beitreten'],
    bag: ['Noch in Ihrer Tasche', 'Was Sie ausgesucht haben, liegt für Sie bereit.', 'Zur Tasche'],
    new: [
      'Zwischen zwei Größen?',
      'Nehmen Sie beide und schicken Sie eine zurück: Sie haben sechzig Tage.',
      'So geht die Rückgabe',
    ],
    picks: ['Gerade beliebt', 'Was andere mit nach Hause genommen haben.'],
  },
  ja: {
    longWay: [
      '遠回りして帰ろう',
      '予定になかった距離のために。<strong>傷んだら、私たちが直します</strong>。どのジャケットにもシューズにも、替えの紐、補修布、電話番号が付いています。',
    ],
    member: ['ポイントが使えます', 'お会計のときに、次の一足がお得になります。', 'ポイントを見る'],
    known: ['クラブで走ろう', 'ご注文ごとにポイントが貯まります。入会は無料です。', '入会する'],
    bag: ['バッグに入ったままです', 'お選びの商品は、そのままお待ちしています。', 'バッグを見る'],
    new: ['サイズに迷ったら', '両方選んで、片方をお返しください。60日間お試しいただけます。', '返品について'],
    picks: ['いま人気', 'ほかのランナーが選んだものです。'],
  },
  ar: {
    longWay: [
      'عُد من الطريق الأطول',
      'للكيلومترات التي لم يخطط لها أحد. <strong>ما يبلى نصلحه</strong>: مع كل سترة وكل حذاء أربطة ورقع ورقم تتصل به.',
    ],
    member: ['نقاطك لها قيمة', 'تخفّض ثمن الحذاء التالي عند الدفع.', 'شاهد نقاطك'],
    known: ['اركض مع النادي', 'كل طلب يمنحك نقاطًا، والانضمام مجاني.', 'انضم'],
    bag: ['ما زال في حقيبتك', 'ما اخترته ينتظرك حيث تركته.', 'إلى الحقيبة'],
    new: ['بين مقاسين؟', 'خذ الاثنين وأعد أحدهما: أمامك ستون يومًا.', 'كيف يتم الإرجاع'],
    picks: ['الأكثر طلبًا الآن', 'ما أخذه عدّاؤون آخرون إلى بيوتهم.'],
  },
}

const note = ([title, text, link]: Words, url: string) => ({
  type: 'rich-text',
  title,
  richText: `<p>${text}</p>`,
  targets: [{ url, text: link, style: 'link' }],
})

/** The first banner, and its other words for half of the visitors who agree to targeting. */
export const firstWords = (banner: object, { longWay: [title, text] }: Choices) => ({
  type: 'experience',
  experienceId: 'home/first-words',
  trackingEvent: 'first-words-pressed',
  baselines: [banner],
  variants: [
    { name: 'The long way', variantId: 'long-way', targets: [{ ...banner, title, richText: `<p>${text}</p>` }] },
  ],
})

/** A word to members, to whoever is signed in, to whoever has a bag, and to everybody else. */
export const aWord = ({ member, known, bag, new: guest }: Choices) => ({
  type: 'segmentation',
  segments: [
    { id: 'loyalty-loggedin', targets: [note(member, '{site}/account/loyalty')] },
    { id: 'non-loyalty-loggedin', targets: [note(known, '{site}/enrolment')] },
    { id: 'cart-not-empty', targets: [note(bag, '{site}/cart')] },
  ],
  baselines: [note(guest, '{root}#returns')],
})

/** Nothing, or what is popular. */
export const picks = ({ picks: [title, text] }: Choices) => ({
  type: 'experience',
  experienceId: 'home/picks',
  trackingEvent: 'picks-pressed',
  baselines: [],
  variants: [
    { name: 'Popular', variantId: 'popular', targets: [{ type: 'rich-text', title, richText: `<p>${text}</p>` }] },
  ],
})
