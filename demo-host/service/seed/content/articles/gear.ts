import type { SeedArticle } from './article'

export const meridian: SeedArticle = {
  key: 'meridian-2',
  scene: 'scene-coast',
  topics: ['gear'],
  date: '2026-09-14',
  words: {
    en: {
      title: 'Two hundred kilometres in the Meridian 2',
      lead: 'They are not fast shoes. They are shoes for the mile you did not plan.',
      text: [
        'The first thing you notice is how little there is to notice. I took them out along the coast path on a grey Tuesday, meaning to run six, and came home with eleven.',
        'Week two: rain, and they dried by the radiator in a night. Week four: I stopped writing about them, which is the best thing I can say of a shoe.',
      ],
    },
    fr: {
      title: 'Deux cents kilomètres en Meridian 2',
      lead: 'Elles ne sont pas rapides. Elles sont faites pour le kilomètre imprévu.',
      text: [
        'Ce que l’on remarque d’abord, c’est qu’il n’y a presque rien à remarquer. Je les ai sorties sur le sentier côtier un mardi gris, pour six kilomètres, et je suis rentrée avec onze.',
        'Deuxième semaine\u202f: la pluie, et une nuit pour sécher. Quatrième semaine\u202f: j’ai cessé d’en parler, et c’est le plus beau compliment pour une chaussure.',
      ],
    },
    de: {
      title: 'Zweihundert Kilometer im Meridian 2',
      lead: 'Schnell ist er nicht. Er ist der Schuh für den Kilometer, der nicht geplant war.',
      text: [
        'Als Erstes fällt auf, wie wenig auffällt. An einem grauen Dienstag wollte ich sechs Kilometer am Küstenweg laufen und kam mit elf nach Hause.',
        'Woche zwei: Regen, und über Nacht war er trocken. Woche vier: Ich schrieb nichts mehr auf, und Besseres kann man über einen Schuh nicht sagen.',
      ],
    },
    ja: {
      title: 'Meridian 2で200キロ',
      lead: '速い靴ではありません。予定になかった1キロのための靴です。',
      text: [
        '最初に気づくのは、気になるところがほとんどないことです。曇りの火曜日、海沿いの道を6キロのつもりで走り出し、11キロ走って帰りました。',
        '2週目は雨。一晩で乾きました。4週目には何も書かなくなりました。靴にとって、それがいちばんのほめ言葉です。',
      ],
    },
    ar: {
      title: 'مئتا كيلومتر مع Meridian 2',
      lead: 'ليس حذاءً سريعًا، بل حذاء للكيلومتر الذي لم تخطط له.',
      text: [
        'أول ما تلاحظه هو قلة ما يُلاحظ. خرجت به على درب الساحل في يوم ثلاثاء غائم لأجري ستة كيلومترات، وعدت بأحد عشر.',
        'في الأسبوع الثاني هطل المطر، وجفّ في ليلة واحدة. وفي الأسبوع الرابع توقفت عن الكتابة عنه، وهذا أفضل ما يقال عن حذاء.',
      ],
    },
  },
}

export const socks: SeedArticle = {
  key: 'socks',
  scene: 'scene-track',
  topics: ['gear', 'training'],
  date: '2026-06-02',
  words: {
    en: {
      title: 'In praise of the second-best socks',
      lead: 'The best pair is always in the wash.',
      text: [
        'Everybody has a favourite pair, and everybody runs in the other one. It has a darn at the toe and has never been to a race.',
        'I have kept count since January: forty runs, three in the good ones. If you buy socks, buy the second-best twice.',
      ],
    },
    fr: {
      title: 'Éloge des chaussettes de second rang',
      lead: 'La meilleure paire est toujours au lavage.',
      text: [
        'Tout le monde a une paire préférée, et tout le monde court avec l’autre. Elle est reprisée au bout et n’a jamais vu une course.',
        'Je compte depuis janvier\u202f: quarante sorties, dont trois avec les bonnes. Si vous achetez des chaussettes, prenez deux fois les deuxièmes.',
      ],
    },
    de: {
      title: 'Lob der zweitbesten Socken',
      lead: 'Das beste Paar ist immer in der Wäsche.',
      text: [
        'Alle haben ein Lieblingspaar, und alle laufen im anderen. Es ist an der Spitze gestopft und war noch nie bei einem Rennen.',
        'Ich zähle seit Januar: vierzig Läufe, drei davon in den guten. Wer Socken kauft, kaufe die zweitbesten zweimal.',
      ],
    },
    ja: {
      title: '2番目に好きなソックスをたたえて',
      lead: 'いちばん好きな一足は、いつも洗濯中です。',
      text: [
        '誰にでもお気に入りの一足があり、誰もがもう一足のほうで走っています。つま先はかがってあり、レースに出たことはありません。',
        '1月から数えました。40回のうち、お気に入りで走ったのは3回。買うなら、2番目を2足。',
      ],
    },
    ar: {
      title: 'في مديح الجوارب التي في المرتبة الثانية',
      lead: 'أفضل زوج هو دائمًا في الغسيل.',
      text: [
        'لكل منا زوج مفضل، وكل منا يجري بالآخر. رُتق عند الأصابع ولم يحضر سباقًا قط.',
        'أعدّ منذ يناير: أربعون جولة، ثلاث منها بالزوج الجيد. إن اشتريت جوارب فاشترِ الثانية مرتين.',
      ],
    },
  },
}

export const rain: SeedArticle = {
  key: 'sideways-rain',
  scene: 'scene-coast',
  topics: ['weather', 'gear'],
  date: '2026-03-15',
  words: {
    en: {
      title: 'What to wear when it rains sideways',
      lead: 'Less than you think, and a cap.',
      text: [
        'You will be wet. The question is only whether you will be cold, and that is settled by your hands and your forehead.',
        'A thin jacket that can be tied round the waist, a cap with a brim, and gloves in the pocket. The rest is pride.',
      ],
    },
    fr: {
      title: 'Que porter quand la pluie vient de côté',
      lead: 'Moins que vous ne croyez, et une casquette.',
      text: [
        'Vous serez trempé. Reste à savoir si vous aurez froid, et cela se joue aux mains et au front.',
        'Une veste fine à nouer à la taille, une casquette à visière, des gants dans la poche. Le reste, c’est de l’orgueil.',
      ],
    },
    de: {
      title: 'Was man trägt, wenn der Regen von der Seite kommt',
      lead: 'Weniger als gedacht, und eine Kappe.',
      text: [
        'Nass wird man ohnehin. Es fragt sich nur, ob man friert, und das entscheiden Hände und Stirn.',
        'Eine dünne Jacke, die sich um die Hüfte binden lässt, eine Kappe mit Schirm, Handschuhe in der Tasche. Der Rest ist Stolz.',
      ],
    },
    ja: {
      title: '雨が横から降る日の服装',
      lead: '思うより少なく、そしてキャップを。',
      text: [
        'どうせぬれます。問題は冷えるかどうかで、それを決めるのは手と額です。',
        '腰に巻ける薄いジャケット、つばのあるキャップ、ポケットに手袋。あとは意地です。',
      ],
    },
    ar: {
      title: 'ماذا ترتدي حين يأتي المطر من الجانب',
      lead: 'أقل مما تظن، وقبعة.',
      text: [
        'ستبتلّ على أي حال. والسؤال هو هل ستبرد، وهذا ما تقرره يداك وجبينك.',
        'سترة رقيقة تُربط حول الخصر، وقبعة بحافة، وقفازات في الجيب. وما بقي كبرياء.',
      ],
    },
  },
}
